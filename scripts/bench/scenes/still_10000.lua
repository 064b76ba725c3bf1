return require "parade"(10000)
