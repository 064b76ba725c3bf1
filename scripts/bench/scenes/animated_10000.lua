return require "parade"(10000, "shine")
