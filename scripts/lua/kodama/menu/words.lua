-- The texts of the menus in the player's language.
--
--   local say = require "kodama.menu.words"
--
-- `say "start"` returns START or はじめる. A table such as `{ en = "Shop", ja = "店" }` gives a text of your own; other
-- strings are returned unchanged.
local WORDS = {
  start = { en = "START", ja = "はじめる" },
  options = { en = "OPTIONS", ja = "オプション" },
  quit = { en = "QUIT", ja = "終わる" },
  continue = { en = "CONTINUE", ja = "続ける" },
  title = { en = "TITLE", ja = "タイトルへ" },
  ranking = { en = "RANKING", ja = "ランキング" },
  replays = { en = "REPLAYS", ja = "リプレイ" },
  pause = { en = "PAUSE", ja = "ポーズ" },
  ["continue?"] = { en = "CONTINUE?", ja = "コンティニュー?" },
  ["your name"] = { en = "YOUR NAME", ja = "名前" },
}

return function(word)
  local known = type(word) == "table" and word or WORDS[word]
  return known and (known[options.language()] or known.en or known[1]) or tostring(word)
end
