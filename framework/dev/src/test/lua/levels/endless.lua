while true do end -- kodama: ignore endless-loop
