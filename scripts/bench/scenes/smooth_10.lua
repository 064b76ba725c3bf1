return require "flight"(10)
