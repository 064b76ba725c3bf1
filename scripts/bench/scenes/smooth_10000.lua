return require "flight"(10000)
