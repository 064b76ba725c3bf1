function love.conf(t)
  t.identity = "kodama-bench"
  t.window.title = "bullets"
  t.window.width, t.window.height = 640, 480
  t.window.vsync = 0
  t.modules.audio, t.modules.sound, t.modules.physics, t.modules.joystick = false, false, false, false
end
