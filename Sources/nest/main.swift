print("nest")
