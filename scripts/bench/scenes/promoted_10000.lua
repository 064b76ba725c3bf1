return require "crowd"(require "promoted", 10000)
