return require "crowd"(require "enemy", 1000)
