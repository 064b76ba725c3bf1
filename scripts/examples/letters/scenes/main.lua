local page = require "page"

return function()
  spawn(page, { language = "en", x = 4 })
  spawn(page, { language = "ja", x = 164 })
  wait_forever()
end
