-- 003-loop-management in Java: the same keys, the same pictures. Only the list for the portal and the debug save are in
-- Lua. The classes are in java/lamplight; `kodama dev` compiles them (requires a JDK).
return {
  title = "Loop management in Java",
  description = "The same in Java: resets, saves, commands as classes, portal entries, frame rates.",
  width = 240,
  height = 160,
  scene = "lamplight.Title",
  java = { "classes" },
}
