return require "parade"(10, "shine")
