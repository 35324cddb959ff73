@_exported import MisuseReports
