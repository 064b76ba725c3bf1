return require "crowd"(require "enemy", 10)
