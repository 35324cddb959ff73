import ArgumentParser
import SourceRewriting
print(1)
