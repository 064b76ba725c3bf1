---@meta kodama
-- Written by `kodama docs`; not to be edited by hand.

--- The table returned by `game.lua`.
---@class (exact) kodama.Game
---@field title? string  Title of the window, and name of the game on the desktop. (default "Kodama")
---@field id? string  Name of the folder for saves: lowercase letters, digits, - and _; by default, derived from the title.
---@field version? string  Version, such as "1.0" or "2.3-beta": letters, digits and . + - _, at most 32 characters.
---@field author? string  Names of the authors, in one line.
---@field license? string  License of the game, such as "MIT", in one line.
---@field description? string  Description of the game in one sentence, for lists of games.
---@field scene? kodama.SceneName  First scene, a file in `scenes`. (default "main")
---@field icon? kodama.Picture  Name of the image for task bars and docks, preferably square; by default, Kodama's own.
---@field splash? kodama.Picture  Name of the image that a packed game shows while Java starts; enlarged by a whole factor up to 640 x 480 pixels, or reduced to that size. By default, the icon. `kodama pack` reads it.
---@field width? integer  Width of the screen, in pixels. Takes effect at the next start. (default 320; 16 to 4096)
---@field height? integer  Height of the screen, in pixels. Takes effect at the next start. (default 240; 16 to 4096)
---@field scaling? "integer"|"fit"|"stretch"  How the screen fills the window: "integer" by a whole factor, "fit" as large as possible, "stretch" without keeping the aspect ratio. Players can choose another. (default "integer")
---@field show_fps? boolean  Whether the frame rate is shown from the start. (default false)
---@field effects? (kodama.EffectName|table)[]  Effects on the finished picture of each frame, in this order: names, or tables with a name and the options of `draw.effect`, as in { "gray", { "crt", curve = 0.2 } }.
---@field fps? integer  Ticks per second, and initial frame rate. (default 60; 1 to 240)
---@field pacing? "deadlines"|"corrected"  How frames are paced. Both methods correct sleeps by the measured error: `deadlines` uses an absolute deadline for each frame; `corrected` shortens each sleep by the error of the previous one, which uses less CPU time and is less precise. (default "deadlines")
---@field late? "slow"|"stretch"  How late frames are handled: `slow` slows the game down; `stretch` runs the missed ticks in the late frame. (default "slow")
---@field pause_unfocused? boolean  Whether the game is paused while another window has the focus; not in `kodama dev`. (default true)
---@field smooth? boolean  Whether frames between two ticks show shots and tasks at interpolated positions; tasks can override it with their own `smooth`. (default false)
---@field tasks? integer|"standard"|"handheld"|"states"|kodama.TaskOptions  Maximum number of tasks, the name of a preset, or a table. (default 16384; 1 to 1048576)
---@field shots? integer  Maximum number of shots. (default 16384; 1 to 1000000)
---@field jobs? integer  Maximum number of background jobs. Takes effect at the next start. (default 4; 1 to 64)
---@field players? integer  Number of players; by default, the number of tables in `actions`, otherwise 1. (1 to 4)
---@field actions? table<string, string|string[]>|table<string, string|string[]>[]  Actions with their keys and buttons: `{ fire = { "Z", "pad:A" } }`; or a list of such tables, one per player.
---@field axes? table<string, string|string[]>  Additional axes for `input.value`: `{ wind = { "pad:RT", "-pad:LT" } }`.
---@field autorepeat? kodama.Autorepeat  How held actions repeat.
---@field player_keys? boolean|kodama.PlayerKeys  Whether the player keys of the framework work, or a table that turns some of them off; all work by default.
---@field languages? string[]  Languages of the game, as two-letter codes such as { "en", "ja" }.
---@field preload? boolean|string[]  Images and sounds that are loaded before the game starts: true (default) for all, up to 64 MB, false for none, or a list of names and folders such as { "ship", "bosses/" }.
---@field unload? boolean  Whether each change of scene unloads images and sounds that the ending scene has not used. (default false)
---@field files? string[]  Additional folders with files of the game, such as { "../art" }.
---@field java? string[]  Jars and class folders with the game's Java code.
---@field subsystems? string[]  Names of classes that are opened before the game starts.
---@field loops? table<string, string>  Names of classes that are loop objects (game, portal or test loops), by the names that `game.soft_reset` uses.
---@field modules? string[]  Names of classes that are Lua modules.
---@field invincible? string[]  Groups of tasks that the debug menu's *Invincible* switch protects; { "ship", "player" } by default.
---@field reload? "checkpoint"|"resume"|"restart"  Where the game continues after a saved script in `kodama dev`: `checkpoint` at the last checkpoint; `resume` at the same tick, up to which the recorded input is played again; `restart` at the start. (default "checkpoint")

--- How tasks are stored.
---@class (exact) kodama.TaskOptions
---@field capacity? integer  Maximum number of tasks. (default 16384; 1 to 1048576)
---@field growth? boolean  Whether the capacity doubles when it is exhausted. (default false)
---@field defer? boolean  Whether every task first runs in the tick after it was spawned. (default false)
---@field list? "array"|"linked"  Data structure for tasks that are ready to run; it does not affect the game. (default "array")
---@field work? integer  Size of each task's work area, in bytes, for tasks written in Java. (default 0; 0 to 65536)
---@field arena? integer  Total size of all work areas, in bytes. (default 10240; 1 to 16777216)

--- How a held action repeats; see `input.repeated`.
---@class (exact) kodama.Autorepeat
---@field delay? integer  Delay before the first repeat, in ticks. (default 20; 1 to 10000)
---@field every? integer  Interval between repeats, in ticks. (default 5; 1 to 10000)

--- Keys for players, in addition to those of the game.
---@class (exact) kodama.PlayerKeys
---@field pause? boolean  Whether a key pauses the game. (default true)
---@field mute? boolean  Whether a key mutes all sound. (default true)
---@field screenshot? boolean  Whether a key saves a screenshot. (default true)
---@field clip? boolean  Whether a key saves the last ten seconds as a GIF. (default true)
---@field options? boolean  Whether a key opens the options screen. (default true)

--- A scene with a build phase or sections.
---@class (exact) kodama.Scene
---@field build? async fun(self: kodama.Task)  Called first; it may wait, while a loading mark is shown.
---@field run async fun(self: kodama.Task)  Function of the scene's first task.
---@field sections? string[]  Names of sections at which the scene can start: the portal lists them, and `run` finds the selected one in `self.section`. `kodama.shooter.stage` creates such a table.

--- The table returned by `portal.lua`, and each group in it: a list of groups, entries and names of scenes.
---@class (exact) kodama.PortalEntries
---@field group? string  Title of the group.
---@field [integer] kodama.PortalEntries|kodama.PortalEntry|string

--- An entry of `portal.lua`: how the game starts. Its list contains only the title, which is optional.
---@class (exact) kodama.PortalEntry: kodama.FirstScene
---@field [integer] string

--- Easing of a movement or a tween: even, slow at the start ("in"), slow at the end ("out"), overshooting ("back"), swinging like a spring ("elastic") or bouncing like a ball ("bounce"). "ease_in" is the same as "quad_in".
---@alias kodama.Ease "linear"|"ease_in"|"ease_out"|"ease_in_out"|"quad_in"|"quad_out"|"quad_in_out"|"cubic_in"|"cubic_out"|"cubic_in_out"|"quart_in"|"quart_out"|"quart_in_out"|"quint_in"|"quint_out"|"quint_in_out"|"sine_in"|"sine_out"|"sine_in_out"|"expo_in"|"expo_out"|"expo_in_out"|"circ_in"|"circ_out"|"circ_in_out"|"back_in"|"back_out"|"back_in_out"|"elastic_in"|"elastic_out"|"elastic_in_out"|"bounce_in"|"bounce_out"|"bounce_in_out"

--- The name of an event, such as "hit", for `signal`, `wait_for` and `on_<event>` functions.
---@alias kodama.Event string

--- A table that has a position but is not a task.
---@class (exact) kodama.Place
---@field x number  Horizontal position, in pixels from the left.
---@field y number  Vertical position, in pixels from the top.

--- The area in which a task can be hit: returned by `circle`, `box`, `capsule` and `polygon`.
---@class kodama.Hitbox

--- Limits of a tuned value: `min`, `max` and `step` of a number, `choices` of a string.
---@class (exact) kodama.TuneOptions
---@field min? number  Minimum of a number (default: no limit).
---@field max? number  Maximum of a number (default: no limit).
---@field step? number  Step by which a number is changed (default: chosen to fit the value).
---@field choices? string[]  Allowed values of a string.

--- How a tween runs. If you only need an ease, pass its name instead.
---@class (exact) kodama.TweenOptions
---@field ease? kodama.Ease  Easing over time. (default "linear")
---@field delay? number  Delay before the start, in ticks. (default 0; at least 0)
---@field times? number  Number of passes; `math.huge` for no end. (default 1; at least 1)
---@field reverse? boolean  Whether every second pass goes back to the start. (default false)
---@field mix? "rgb"|"hsl"  How colors mix: by red, green and blue, or by hue. (default "rgb")
---@field colors? string[]  Names of your own fields that are colors; `tint`, `fill` and `color` always are.

--- The shape of a spring.
---@class (exact) kodama.SpringOptions
---@field period? number  Duration of a swing without damping, in ticks. (default 30; 2 to 10000)
---@field damping? number  Damping: 1 or more for no overshoot, less for longer swings. (default 0.4; 0.02 to 10)

--- How a timeline runs.
---@class (exact) kodama.TimelineOptions
---@field times? number  Number of passes; `math.huge` for no end. (default 1; at least 1)

--- Steps of a timeline that run as one.
---@class (exact) kodama.TimelineStep
---@field together? (number|any[]|kodama.TimelineStep)[]  Steps that run at the same time, until the last has ended.
---@field order? (number|any[]|kodama.TimelineStep)[]  Steps that run one after the other.
---@field times? number  With `order`: number of passes; `math.huge` for no end. (default 1; at least 1)

--- Phase in which a task with `phases` starts: 0.
---@type integer
INIT = nil

--- Phase that follows `INIT`: 1. Number your own phases `MAIN + 1`, `MAIN + 2` and so on.
---@type integer
MAIN = nil

--- Last phase: 255.
---@type integer
END = nil


--- Spawns a task that belongs to the scene. `what` is a function (run as a coroutine; it runs at once until its first wait), a table with `state` or `phases` (called each tick), or the name of a Java class. `fields` becomes the task's table. If the pool is full, returns a dummy task: it never runs, is not alive, and accepts all assignments.
---@param what (async fun(self: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function spawn(what, fields) end

--- Spawns a task, as `spawn` does, that starts after a delay of `ticks`, at least 1. Until then it is alive, but it is not drawn and cannot be hit.
---@param ticks integer
---@param what (async fun(self: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function spawn_after(ticks, what, fields) end

--- Returns the first live task with that name or, failing that, in that group; nil if there is neither.
---@param name kodama.Group
---@return kodama.Task?
function find(name) end

--- Creates a circular hitbox with a radius in pixels.
---@param radius number
---@return kodama.Hitbox
function circle(radius) end

--- Creates a rectangular hitbox with a width and height in pixels, centered on the task and rotated clockwise by `angle` degrees (default 0).
---@param width number
---@param height number
---@param angle? number  default 0
---@return kodama.Hitbox
function box(width, height, angle) end

--- Creates a capsule, a hitbox for long objects: a line with round ends, `length` pixels from tip to tip and `radius` pixels to each side. It is horizontal, or rotated clockwise by `angle` degrees.
---@param length number
---@param radius number
---@param angle? number  default 0
---@return kodama.Hitbox
function capsule(length, radius, angle) end

--- Creates a convex polygon with 3 to 32 corners as a hitbox. `corners` is `{ x1, y1, x2, y2, … }` relative to the task's center, in pixels, in order around the polygon.
---@param corners number[]
---@return kodama.Hitbox
function polygon(corners) end

--- Waits for a number of ticks, at least 1. With 1, it waits until the next tick; 60 ticks are one second at any frame rate (or the `fps` of game.lua). Fractions add up: two waits of 1.5 last 3 ticks. The task's `rate` applies.
---@async
---@param ticks number
function wait(ticks) end

--- Waits for a number of seconds of game time, greater than 0, rounded to whole ticks (at least one). The task's `rate` applies.
---@async
---@param seconds number
function wait_seconds(seconds) end

--- Waits until a function returns a true value, and returns that value. The function is called at once, then once per tick.
---@async
---@generic T
---@param condition fun(): T
---@return T
function wait_until(condition) end

--- Waits until this task receives an event, sent with `signal` or by the framework ("hit"), and returns the values sent with it. With `ticks`, at least 1, returns nil and "timeout" when that time has passed.
---@async
---@param event kodama.Event
---@param ticks? number
---@return any ...
function wait_for(event, ticks) end

--- Waits until the task's `animation` has ended; if it repeats without end, until its current pass has. With an argument, plays that animation from its first frame, then waits. Returns false if another animation was assigned in the meantime, otherwise true. A child without a sprite and an `on_<event>` function wait for the animation of the parent.
---@async
---@param animation? kodama.AnimationName|kodama.Animation
---@return boolean
function wait_animation(animation) end

--- Waits until the task is ended: for tasks whose children do all the work, or that only draw. Arguments are ignored, so you can pass it to `spawn`: `spawn(wait_forever, { draw = paint })`.
---@async
---@param ... any
function wait_forever(...) end

--- Waits until another task has ended or a job is done; returns at once if it already has. Returns the results of the task's function or of the job. It is an error if tasks would wait for each other.
---@async
---@param what kodama.Task|kodama.Job
---@return any ...
function await(what) end

--- Moves a task to a position in `ticks`, at least 1, and waits until it has arrived. `ease` is "linear" (default), "ease_in" (slow start), "ease_out" (slow end), "ease_in_out" or another name. The `rate` of the waiting task applies. See `move` for other movements.
---@async
---@param self kodama.Task
---@param x number
---@param y number
---@param ticks integer
---@param ease? kodama.Ease  default "linear"
function move_to(self, x, y, ticks, ease) end

--- Changes numbers in a table to new values in `ticks`, at least 1, and waits until they are reached: `tween(self, { scale = 2, alpha = 0 }, 60, "back_out")`. `fields` may contain tables for tables in the target, and colors. The `rate` of the waiting task applies. If the target is a task or a shot, the tween ends with it. `self:tween` does not wait.
---@async
---@param target table
---@param fields table
---@param ticks integer
---@param how? kodama.Ease|kodama.TweenOptions
function tween(target, fields, ticks, how) end

--- Pulls numbers in a table to new values like a spring, and waits until it rests: `spring(self, { scale = 1 }, { period = 20 })`. The `rate` of the waiting task applies.
---@async
---@param target table
---@param fields table
---@param how? kodama.SpringOptions
function spring(target, fields, how) end

--- Runs tweens in order and waits until the last has ended. A step is the arguments of `tween` in braces, a number of ticks to wait, `{ together = { … } }` for steps that run at the same time, or `{ order = { … }, times = 3 }`: `timeline({ { self, { y = 40 }, 20, "quad_out" }, 10, { self, { alpha = 0 }, 30 } }, { times = 2 })`.
---@async
---@param steps (number|any[]|kodama.TimelineStep)[]
---@param how? kodama.TimelineOptions
function timeline(steps, how) end

--- Returns the progress of an ease at a time from 0 to 1: `ease("quad_out", age / 30)`. Times outside are limited to 0 and 1, where the result is exactly 0 and 1.
---@param name kodama.Ease
---@param t number
---@return number
function ease(name, t) end

--- Returns a value that is closer to a goal by a part of the distance, `weight` from 0 to 1; call it once per tick: `self.x = approach(self.x, ship.x, 0.1)`. The `rate` of the task applies.
---@param value number
---@param goal number
---@param weight number
---@return number
function approach(value, goal, weight) end

--- Returns a tuned value: the script's value, or the one set in the debug menu or in the inspector of `kodama dev`. The first call with a name sets the script's value; elsewhere, and in loops, read it with `tune "player.speed"`, which allocates no table. Tuned values are stored in `.kodama`, survive resets and restarts, and can be written back into the script. Players always get the script's values.
---@generic T: number|boolean|string
---@param name string
---@param value? T
---@param options? kodama.TuneOptions
---@return T
function tune(name, value, options) end

--- Shows the result of a function in `kodama dev`, as text and as a graph of the last 600 values. The function is called once per frame, after the tick. It must not change anything, because it is never called for players; it cannot wait, and is limited to 100,000 instructions. The watch ends with the task that added it, or on an error; without a task, at the next reset.
---@param name string
---@param read fun(): any
function watch(name, read) end

--- Calls a function with the remaining arguments and returns its results; it may wait. While it runs, the name appears in every traceback, and the profiler measures it without the time it spends waiting: `callpoint("AI", think, self)`. Call points can be nested.
---@param name string
---@param work async fun(...: any)
---@param ... any
---@return any ...
function callpoint(name, work, ...) end

--- Calls a function like `callpoint`, for the work that best describes the state of the game: its name is at the top of crash reports.
---@param name string
---@param work async fun(...: any)
---@param ... any
---@return any ...
function critical_point(name, work, ...) end

--- Asserts a condition, as in `expect(self.hp > 0, "hp", self.hp)`, and returns all its arguments. When the condition is false or nil, `kodama dev` stops the game at this line and shows the call stack, variables and fields; you can continue, continue and ignore this line from then on, or end the task. In a draw function, the game stops when the frame is complete. Players, and games without a window, continue; each failing line is logged once. In `kodama test`, the test fails. The `expect` that a test file calls is a different function; see *Globals of tests*.
---@overload fun(value: any): kodama.Expectation
---@generic T
---@param condition T
---@param ... any
---@return T
---@return any ...
function expect(condition, ...) end

--- Stops the game in `kodama dev` when a condition becomes true. The function is called after each task's run; when it returns true, the game stops at that task's line, and stops again only after the function has returned false in between. It must not change anything, because it is never called for players; it cannot wait, and is limited to 100,000 instructions. A second call in the same line replaces the first. There can be at most 20 conditions.
---@param condition fun(): any
---@param message? string  default ""
function break_when(condition, message) end

--- A group of tasks, which shots and hitboxes can target.
---@alias kodama.Group string

--- The initial fields of a task, and any fields of your own.
---@class kodama.TaskFields
---@field x? number  Horizontal position of the task's center, in pixels from the left.
---@field y? number  Vertical position of the task's center, in pixels from the top.
---@field priority? number  Position in the running order: a task with a smaller priority runs first and is drawn behind. Shots are drawn at 0.6. (default 0.5)
---@field draw_priority? number  Position in the drawing order only; nil to use `priority`.
---@field sprite? kodama.Picture|kodama.Canvas  Image drawn at the task's position: the path of its file, without the extension, or a canvas.
---@field frame? integer|kodama.FrameName  Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`. An `animation` sets it whenever its frame changes.
---@field animation? kodama.AnimationName|kodama.Animation  Animation of the sprite: the name of one that its file describes or `draw.animation` has declared, or a table such as `{ frames = "1-4", ticks = 6 }`. Assigning the animation that is played does not restart it; another one begins at its first frame. With nil, the task keeps its current `frame`. Follows `rate` and pauses.
---@field animation_time? number  Time since the beginning of the current pass of `animation`, in ticks. Setting it to 0 restarts the animation; `spawn` accepts it, too.
---@field on_frame? async fun(self: kodama.Task, frame: integer, name?: string)  Called with the task, the number of the frame and the name of the animation when the `animation` shows its next frame: at most once per tick, before tasks run. Not called for the first frame when the animation is assigned.
---@field on_animation_end? async fun(self: kodama.Task, name?: string)  Called with the task and the name of the animation when the `animation` has ended, as one with the mode `"once"` does; its last frame stays.
---@field scale? number  Scale factor of the image (default 1).
---@field scale_x? number  Horizontal scale factor, before the rotation; nil to use `scale`.
---@field scale_y? number  Vertical scale factor, before the rotation; nil to use `scale`.
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. The hitbox stays at the position.
---@field skew? number  Angle by which the image leans to the left at its top, before the rotation, in degrees from -80 to 80 (default 0).
---@field rotation? number  Rotation, in degrees clockwise (default 0).
---@field flip_x? boolean  Whether the image is mirrored horizontally.
---@field flip_y? boolean  Whether the image is mirrored vertically.
---@field alpha? number  Opacity, from 0 (invisible) to 1; nil by default, which is opaque.
---@field tint? kodama.Color  Color by which the image is multiplied.
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill).
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`.
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything).
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them.
---@field visible? boolean  Whether the task is drawn; false hides everything it draws. Nil by default, which is visible.
---@field draw? fun(self: kodama.Task)  Called with the task each frame to draw at its position in the drawing order.
---@field smooth? boolean  Whether frames between two ticks show the task at an interpolated position, which its `draw` function reads in `x` and `y`; nil to use `smooth` of game.lua.
---@field hitbox? kodama.Hitbox  Area in which the task can be hit, relative to its position: `circle(r)`, `box(w, h)`, `capsule(length, r)` or `polygon { … }`.
---@field hitbox_turns? boolean  Whether the hitbox turns with `rotation`, as the image does.
---@field group? kodama.Group  Group of the task: shots and hitboxes select their targets by it, and so does `find`.
---@field hits? kodama.Group|string[]  Group, or list of groups, that this task's hitbox hits; see `on_hit` and `on_touch`.
---@field graze? number|kodama.Hitbox  Distance within which a shot counts as grazing: a radius around the task's position, in pixels, or a hitbox; see `on_graze`.
---@field damage? number  Damage dealt on contact (default 1).
---@field on_hit? async fun(self: kodama.Task, damage: number, by?: kodama.Task)  Called with the task, the damage and the task that dealt it. Like every `on_<event>` function, it runs as a child of the task and may wait.
---@field on_touch? async fun(self: kodama.Task, other: kodama.Task)  Called with the task and the task that its hitbox has hit.
---@field on_graze? async fun(self: kodama.Task, x: number, y: number, n: integer)  Called with the task when shots that target its group come within `graze` without hitting it: once per tick, with the position of the first of them and their number. Each shot counts once, unless it was fired with `graze_every`.
---@field name? string  Name for `find`.
---@field persistent? boolean  Whether the task survives a change of scene. (default false)
---@field defer? boolean  For `spawn`: whether the first run is delayed until the next tick, regardless of the task's priority.
---@field rate? number  Speed at which time passes for the task and its children, at least 0: 0.5 is half speed. Applies to waits, `move_to`, `dt` and `time.dt`. (default 1)
---@field finish? fun(self: kodama.Task)  Called with the task when it has ended for any reason; cannot wait. See `self:on_finish`.
---@field state? fun(self: kodama.Task, dt: number, ...: any): boolean?  State style: function called with the task and `dt` each tick. Assign another function to change the state; return false to end the task.
---@field phases? table<integer|string, fun(self: kodama.Task, dt: number): boolean?>  Phase style: functions called with the task and `dt` each tick, by phase: `INIT`, `MAIN`, `END`, your own numbers (`MAIN + 1`) or names. Return false to end the task.
---@field phase? integer|string  Phase style: number or name of the phase whose function is called each tick. (default 0)
---@field [string] any

--- A task: alive, dead or never started.
---@class kodama.Task
---@field id any  Integer that no other task of the game has had since the game started; nil after the finish hooks have run. A field `id` of your own, or of the task's class, hides it.
---@field sequence any  Integer that orders tasks of the same priority: it grows with each spawn, change of priority and requeue. A field `sequence` of your own, or of the task's class, hides it.
---@field x number  Horizontal position of the task's center, in pixels from the left.
---@field y number  Vertical position of the task's center, in pixels from the top.
---@field priority number  Position in the running order: a task with a smaller priority runs first and is drawn behind. Shots are drawn at 0.6. (default 0.5)
---@field draw_priority? number  Position in the drawing order only; nil to use `priority`.
---@field sprite? kodama.Picture|kodama.Canvas  Image drawn at the task's position: the path of its file, without the extension, or a canvas.
---@field frame? integer|kodama.FrameName  Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`. An `animation` sets it whenever its frame changes.
---@field animation? kodama.AnimationName|kodama.Animation  Animation of the sprite: the name of one that its file describes or `draw.animation` has declared, or a table such as `{ frames = "1-4", ticks = 6 }`. Assigning the animation that is played does not restart it; another one begins at its first frame. With nil, the task keeps its current `frame`. Follows `rate` and pauses.
---@field animation_time? number  Time since the beginning of the current pass of `animation`, in ticks. Setting it to 0 restarts the animation; `spawn` accepts it, too.
---@field on_frame? async fun(self: kodama.Task, frame: integer, name?: string)  Called with the task, the number of the frame and the name of the animation when the `animation` shows its next frame: at most once per tick, before tasks run. Not called for the first frame when the animation is assigned.
---@field on_animation_end? async fun(self: kodama.Task, name?: string)  Called with the task and the name of the animation when the `animation` has ended, as one with the mode `"once"` does; its last frame stays.
---@field scale? number  Scale factor of the image (default 1).
---@field scale_x? number  Horizontal scale factor, before the rotation; nil to use `scale`.
---@field scale_y? number  Vertical scale factor, before the rotation; nil to use `scale`.
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. The hitbox stays at the position.
---@field skew? number  Angle by which the image leans to the left at its top, before the rotation, in degrees from -80 to 80 (default 0).
---@field rotation? number  Rotation, in degrees clockwise (default 0).
---@field flip_x? boolean  Whether the image is mirrored horizontally.
---@field flip_y? boolean  Whether the image is mirrored vertically.
---@field alpha? number  Opacity, from 0 (invisible) to 1; nil by default, which is opaque.
---@field tint? kodama.Color  Color by which the image is multiplied.
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill).
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`.
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything).
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them.
---@field visible? boolean  Whether the task is drawn; false hides everything it draws. Nil by default, which is visible.
---@field draw? fun(self: kodama.Task)  Called with the task each frame to draw at its position in the drawing order.
---@field smooth? boolean  Whether frames between two ticks show the task at an interpolated position, which its `draw` function reads in `x` and `y`; nil to use `smooth` of game.lua.
---@field hitbox? kodama.Hitbox  Area in which the task can be hit, relative to its position: `circle(r)`, `box(w, h)`, `capsule(length, r)` or `polygon { … }`.
---@field hitbox_turns? boolean  Whether the hitbox turns with `rotation`, as the image does.
---@field group? kodama.Group  Group of the task: shots and hitboxes select their targets by it, and so does `find`.
---@field hits? kodama.Group|string[]  Group, or list of groups, that this task's hitbox hits; see `on_hit` and `on_touch`.
---@field graze? number|kodama.Hitbox  Distance within which a shot counts as grazing: a radius around the task's position, in pixels, or a hitbox; see `on_graze`.
---@field damage? number  Damage dealt on contact (default 1).
---@field on_hit? async fun(self: kodama.Task, damage: number, by?: kodama.Task)  Called with the task, the damage and the task that dealt it. Like every `on_<event>` function, it runs as a child of the task and may wait.
---@field on_touch? async fun(self: kodama.Task, other: kodama.Task)  Called with the task and the task that its hitbox has hit.
---@field on_graze? async fun(self: kodama.Task, x: number, y: number, n: integer)  Called with the task when shots that target its group come within `graze` without hitting it: once per tick, with the position of the first of them and their number. Each shot counts once, unless it was fired with `graze_every`.
---@field name? string  Name for `find`.
---@field parent? kodama.Task  Task that spawned this one as a child; read-only.
---@field persistent boolean  Whether the task survives a change of scene. (default false)
---@field defer? boolean  For `spawn`: whether the first run is delayed until the next tick, regardless of the task's priority.
---@field rate number  Speed at which time passes for the task and its children, at least 0: 0.5 is half speed. Applies to waits, `move_to`, `dt` and `time.dt`. (default 1)
---@field finish? fun(self: kodama.Task)  Called with the task when it has ended for any reason; cannot wait. See `self:on_finish`.
---@field state? fun(self: kodama.Task, dt: number, ...: any): boolean?  State style: function called with the task and `dt` each tick. Assign another function to change the state; return false to end the task.
---@field phases? table<integer|string, fun(self: kodama.Task, dt: number): boolean?>  Phase style: functions called with the task and `dt` each tick, by phase: `INIT`, `MAIN`, `END`, your own numbers (`MAIN + 1`) or names. Return false to end the task.
---@field phase integer|string  Phase style: number or name of the phase whose function is called each tick. (default 0)
---@field [string] any
local self = {}

--- Spawns a child: a task that ends when this one ends. If `what` is a function, it also receives this task: `function(self, parent)`.
---@param what (async fun(self: kodama.Task, parent: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function self:spawn(what, fields) end

--- Spawns a child that starts after a delay of `ticks`, at least 1.
---@param ticks integer
---@param what (async fun(self: kodama.Task, parent: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function self:spawn_after(ticks, what, fields) end

--- Ends the task and its children at once. Does nothing if the task has ended.
function self:kill() end

--- Returns whether the task is alive; false as soon as the task is killed.
---@return boolean
function self:alive() end

--- Adds a function that is called with the task when it has ended, after `finish` and the functions added earlier. If one of them fails, the others are still called. They cannot wait.
---@param hook fun(self: kodama.Task)
function self:on_finish(hook) end

--- Sends an event to the task: calls its `on_<event>` function with the task and the remaining arguments, then resumes a `wait_for` of that event.
---@param event kodama.Event
---@param ... any
function self:signal(event, ...) end

--- Changes the state of a task in state style, like `self.state = state`, and passes the remaining arguments to the new state after `self` and `dt`.
---@param state fun(self: kodama.Task, dt: number, ...: any): boolean?
---@param ... any
function self:goto_state(state, ...) end

--- Moves the task behind all others with the same `priority`: it then runs after them and is drawn in front of them. Assigning the current `priority` again does not move a task.
function self:requeue() end

--- Pauses the task and its children: waits stop, drawing continues, and events are kept.
function self:pause() end

--- Resumes a paused task.
function self:resume() end

--- Logs a line on the console each time the task changes its state or phase and when it ends; `false` turns this off. For debugging.
---@param on? boolean  default true
function self:trace(on) end

--- Changes numbers of the task like `tween`, but does not wait: the tween is a child of the task, which can be killed, paused or awaited: `await(self:tween({ alpha = 0 }, 30))`.
---@param fields table
---@param ticks integer
---@param how? kodama.Ease|kodama.TweenOptions
---@return kodama.Task
function self:tween(fields, ticks, how) end

--- Changes numbers of the task like `spring`, but does not wait; returns the child that does it.
---@param fields table
---@param how? kodama.SpringOptions
---@return kodama.Task
function self:spring(fields, how) end

--- Runs a `timeline`, but does not wait; returns the child that does it. The targets of its steps may be any tables.
---@param steps (number|any[]|kodama.TimelineStep)[]
---@param how? kodama.TimelineOptions
---@return kodama.Task
function self:timeline(steps, how) end

--- Format and destination of a dump.
---@class (exact) kodama.DumpOptions
---@field format? "table"|"json"|"hex"  Format: a table, JSON, or the work areas in hexadecimal. (default "table")
---@field file? string  Name of a save that receives the lines of the dump as a list; read it with `save.read`. Without it, the dump is printed on the console.

--- Functions for all tasks or for the tasks of a group. Settings of a group also apply to tasks that join it later, until the scene changes.
---@class kodama.task
---@field capacity integer  Maximum number of tasks; the first task of a scene is not counted.
---@field taken integer  Number of slots in use; a dead task keeps its slot until the end of the tick.
---@field high_water integer  Largest number of slots that have been in use at once.
---@field dropped integer  Number of tasks that were not spawned because the pool was full.
task = {}

--- Returns the number of live tasks. Without a group, this includes the scene's first task and the task that draws all shots.
---@param group? kodama.Group
---@return integer
function task.count(group) end

--- Iterates over live tasks in the order in which they run: `for t in task.each "enemy" do`. Tasks spawned during the loop are not visited, and neither are tasks that have ended.
---@param group? kodama.Group
---@return fun(): kodama.Task?
function task.each(group) end

--- Returns the `n`th task of a group in running order, counted from 1; nil if the group is smaller.
---@param group kodama.Group
---@param n integer
---@return kodama.Task?
function task.nth(group, n) end

--- Ends all tasks of a group. Returns the number of tasks ended.
---@param group kodama.Group
---@return integer
function task.kill_all(group) end

--- Ends all tasks, or all tasks of a group, except this task, its ancestors and descendants, and persistent tasks.
---@param survivor kodama.Task
---@param group? kodama.Group
function task.kill_others(survivor, group) end

--- Sends an event to all tasks of a group; see `self:signal`.
---@param group kodama.Group
---@param event kodama.Event
---@param ... any
function task.signal(group, event, ...) end

--- Sends an event to all tasks.
---@param event kodama.Event
---@param ... any
function task.broadcast(event, ...) end

--- Sets the phase of all tasks, or of all tasks of a group. A task in phase style without a function for that phase fails when it next runs.
---@param phase integer|string
---@param group? kodama.Group
function task.set_phase(phase, group) end

--- Pauses the tasks of a group and their children: waits stop, drawing continues, and events are kept. Persistent tasks are not paused. The group "shot" contains all shots.
---@param group kodama.Group
function task.pause(group) end

--- Resumes the tasks of a group.
---@param group kodama.Group
function task.resume(group) end

--- Pauses all tasks and shots, except persistent tasks and their children.
function task.pause_all() end

--- Resumes what `task.pause_all` has paused.
function task.resume_all() end

--- Returns whether a group is paused by `task.pause` or, without a group, whether all tasks are paused.
---@param group? kodama.Group
---@return boolean
function task.paused(group) end

--- Returns the rate of a group, or of all tasks if the group is nil; with `rate`, sets it first. A rate of 0.5 is half speed. It is multiplied with the rates of the tasks. The group "shot" contains all shots, which fly at most 64 times as fast.
---@param group? kodama.Group
---@param rate? number
---@return number
function task.rate(group, rate) end

--- Estimates the memory used by all live tasks, in bytes. For tuning: it visits every slot.
---@return integer
function task.bytes() end

--- Dumps all tasks on the console and returns the text: as a "table" (default), as "json", or the work areas in "hex". `task.dump { file = "tasks" }` writes to a save instead.
---@param format? "table"|"json"|"hex"|kodama.DumpOptions
---@return string
function task.dump(format) end

--- How a task moves along a path. If you only need an ease, pass its name instead.
---@class (exact) kodama.MoveOptions
---@field ease? kodama.Ease  Easing over time. (default "linear")
---@field turns? boolean  Whether `rotation` follows the direction of movement. (default false)
---@field front? number  With `turns`: direction in which the unrotated image points, in degrees; -90 for up. (default 0)

--- How a task orbits another task or a position.
---@class (exact) kodama.OrbitOptions
---@field around kodama.Task|kodama.Place  Task or position to orbit.
---@field radius? number  Radius, in pixels; by default, the initial distance. (at least 0)
---@field turn? number  Angle per tick, in degrees; negative for counterclockwise. (default 2)
---@field angle? number  Initial angle as seen from the center, in degrees; by default, the current one.
---@field grow? number  Growth of the radius, in pixels per tick. (default 0)
---@field within? number  Ticks in which the task moves from its current position to its new one; 0 for at once. (default 0; at least 0)
---@field ticks? number  Duration, in ticks; by default, as long as the target exists. (at least 1)
---@field turns? boolean  Whether `rotation` follows the direction of movement. (default false)
---@field front? number  With `turns`: direction in which the unrotated image points, in degrees; -90 for up. (default 0)

--- How a task follows another task or a position.
---@class (exact) kodama.FollowOptions
---@field speed? number  Speed, in pixels per tick. (default 2; at least 0)
---@field distance? number  Distance to keep, in pixels. (default 0; at least 0)
---@field turn? number  Largest angle by which the task can turn, in degrees per tick. (default 180; 0 to 180)
---@field angle? number  With `turn`: initial direction, in degrees; by default, toward the target.
---@field arrive? boolean  Whether the movement ends when the task is within `distance`. (default false)
---@field ticks? number  Duration, in ticks; by default, as long as the target exists. (at least 1)
---@field turns? boolean  Whether `rotation` follows the direction of movement. (default false)
---@field front? number  With `turns`: direction in which the unrotated image points, in degrees; -90 for up. (default 0)

--- Position of a task in a formation.
---@class (exact) kodama.FormationOptions
---@field x? number  Horizontal offset from the leader, in pixels. (default 0)
---@field y? number  Vertical offset from the leader, in pixels. (default 0)
---@field rigid? boolean  Whether the formation turns with the leader's `rotation`. (default false)
---@field late? integer  Delay behind the leader, in ticks, for snakes and trails. (default 0; 0 to 600)
---@field within? number  Ticks in which the task moves from its current position to its new one; 0 for at once. (default 0; at least 0)
---@field ticks? number  Duration, in ticks; by default, as long as the target exists. (at least 1)
---@field turns? boolean  Whether `rotation` follows the direction of movement. (default false)
---@field front? number  With `turns`: direction in which the unrotated image points, in degrees; -90 for up. (default 0)

--- Where and how a task wanders.
---@class (exact) kodama.WanderOptions
---@field x number  Left edge of the area, in pixels.
---@field y number  Upper edge of the area, in pixels.
---@field width? number  Width of the area, in pixels. (default 0; at least 0)
---@field height? number  Height of the area, in pixels. (default 0; at least 0)
---@field reach? number  Longest distance of a hop along each axis, in pixels; by default, the larger side of the area. (at least 0)
---@field toward? kodama.Task|kodama.Place  Task or position toward which the hops lead horizontally.
---@field hop? number  Duration of a hop, in ticks. (default 60; at least 1)
---@field rest? number  Rest after each hop, in ticks. (default 30; at least 0)
---@field times? number  Number of hops; by default, endless. (at least 1)
---@field ease? kodama.Ease  Easing over time. (default "sine_in_out")
---@field turns? boolean  Whether `rotation` follows the direction of movement. (default false)
---@field front? number  With `turns`: direction in which the unrotated image points, in degrees; -90 for up. (default 0)

--- Movements of tasks. Like `move_to`, each function waits until the movement ends; the task is then exactly at the target. The `rate` of the waiting task applies. Instead of the name of an ease, you can pass a table such as `{ ease = "sine_out", turns = true }`, which also turns the image in the direction of movement.
---@class kodama.move
move = {}

--- Moves a task by an offset, in pixels, in `ticks`, at least 1.
---@async
---@param self kodama.Task
---@param dx number
---@param dy number
---@param ticks integer
---@param how? kodama.Ease|kodama.MoveOptions
function move.by(self, dx, dy, ticks, how) end

--- Moves a task along a Bézier curve in `ticks`, at least 1. The curve ends at the last of 1 to 10 points; the other points are control points: `move.bezier(self, { { 40, 20 }, { 200, 20 }, { 220, 150 } }, 90)`.
---@async
---@param self kodama.Task
---@param points (kodama.Place|number[])[]
---@param ticks integer
---@param how? kodama.Ease|kodama.MoveOptions
function move.bezier(self, points, ticks, how) end

--- Moves a task along a smooth curve (Catmull–Rom) through 1 to 1000 points in `ticks`, at least 1. The speed is constant unless `how` has an ease.
---@async
---@param self kodama.Task
---@param points (kodama.Place|number[])[]
---@param ticks integer
---@param how? kodama.Ease|kodama.MoveOptions
function move.curve(self, points, ticks, how) end

--- Moves a task in straight lines through 1 to 1000 points; `speed` is in pixels per tick, greater than 0.
---@async
---@param self kodama.Task
---@param points (kodama.Place|number[])[]
---@param speed number
---@param how? kodama.Ease|kodama.MoveOptions
function move.along(self, points, speed, how) end

--- Moves a task around another task or a position, for `ticks` or as long as the target exists: `move.orbit(self, { around = boss, radius = 40, turn = 3 })`.
---@async
---@param self kodama.Task
---@param options kodama.OrbitOptions
function move.orbit(self, options) end

--- Moves a task toward another task or a position, for `ticks` or as long as the target exists. With `turn`, the task flies in curves; with `arrive`, the movement ends when it has arrived.
---@async
---@param self kodama.Task
---@param other kodama.Task|kodama.Place
---@param options? kodama.FollowOptions
function move.follow(self, other, options) end

--- Keeps a task at a position relative to a leader, for `ticks` or as long as the leader exists: `move.formation(self, self.parent, { x = -20, y = 10, within = 30 })`.
---@async
---@param self kodama.Task
---@param leader kodama.Task|kodama.Place
---@param options kodama.FormationOptions
function move.formation(self, leader, options) end

--- Moves a task to random positions in an area and rests at each: `move.wander(self, { x = 40, y = 30, width = 160, height = 60, toward = find "ship" })`. It uses the random numbers of `math.random`, so a replay is the same.
---@async
---@param self kodama.Task
---@param options kodama.WanderOptions
function move.wander(self, options) end

--- The game clock, which starts at 0 at each reset. A tick is 1/60 second (or 1/`fps` of game.lua) at any frame rate, so the speed of a game does not depend on it: at 30 frames per second, a frame has two ticks; at 120, every second frame has one.
---@class kodama.time
---@field dt number  Length of this tick for the calling task, in seconds, with its `rate` applied. It does not depend on the frame rate.
---@field now number  Time since the reset, in seconds, with the rate of all tasks applied: after `task.rate(nil, 0.5)` it runs at half speed, and after `task.pause_all()` it stops.
---@field tick integer  Ticks since the reset; also counts while tasks are paused.
---@field base_rate integer  Ticks per second, set by `fps` of game.lua; constant.
---@field frames number  Time since the last drawn frame, in frames at the base rate: normally 1; 2 at half the base rate, 0.5 at twice the base rate. For animations in draw functions; anything that must be the same in every run must count ticks.
---@field elapsed number  Time since the last drawn frame, in seconds: normally 1/60, or 1/30 at 30 frames per second.
---@field fps string  Frames shown per second, as in `FPS: 60.000`, without skipped frames. For display only: it differs from run to run.
time = {}

--- Returns the target frame rate, in frames per second; with `fps`, from 1 to 240, sets it from the next frame on. The number of ticks per second stays the same, so the game runs at the same speed and only looks more or less smooth. The next reset restores the initial rate.
---@param fps? integer
---@return integer
function time.frame_rate(fps) end

--- Converts seconds to ticks, rounded to a whole number: `move_to(self, 120, 80, time.ticks(1.5))`.
---@param seconds number
---@return integer
function time.ticks(seconds) end

--- Converts ticks to seconds.
---@param ticks number
---@return number
function time.seconds(ticks) end

--- A color: 0xRRGGBB.
---@alias kodama.Color number

--- An effect of `draw.effect`.
---@alias kodama.EffectName "mosaic"|"wave"|"displace"|"blur"|"bloom"|"gray"|"sepia"|"negative"|"adjust"|"matrix"|"shades"|"fade"|"wipe"|"iris"|"dissolve"|"afterimage"|"crt"|"lcd"

--- An image: the path of its file relative to the game's folder, without the extension.
---@alias kodama.Picture string

--- The name of a frame in the file of a sprite sheet, with or without `.png`.
---@alias kodama.FrameName string

--- A font of the framework or of the game.
---@alias kodama.FontName string

--- An animation of a sprite, from its file or declared with `draw.animation`.
---@alias kodama.AnimationName string

--- A built-in pattern in which images vanish, or the path of an image as for `Picture`.
---@alias kodama.DissolvePattern string

--- How an image is drawn.
---@class (exact) kodama.SpriteLook
---@field frame? integer|kodama.FrameName  Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`.
---@field scale? number  Scale factor. (default 1)
---@field rotation? number  Rotation, in degrees clockwise. (default 0)
---@field flip_x? boolean  Whether the image is mirrored horizontally. (default false)
---@field flip_y? boolean  Whether the image is mirrored vertically. (default false)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field tint? kodama.Color  Color by which the image is multiplied.
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field scale_x? number  Horizontal scale factor, before the rotation; by default, `scale`.
---@field scale_y? number  Vertical scale factor, before the rotation; by default, `scale`.
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. (default "center")
---@field skew? number  Angle by which the image leans to the left at its top, before the rotation, in degrees. (default 0; -80 to 80)
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0)

--- The distances between the frames of a sprite sheet, in pixels.
---@class (exact) kodama.SheetGrid
---@field margin? integer  Border of the image without frames, on all sides. (default 0; 0 to 16384)
---@field spacing? integer  Distance between two frames. (default 0; 0 to 16384)
---@field spacing_x? integer  Distance between two columns (default `spacing`). (0 to 16384)
---@field spacing_y? integer  Distance between two rows (default `spacing`). (0 to 16384)
---@field offset_x? integer  Additional distance of the first column from the left. (default 0; 0 to 16384)
---@field offset_y? integer  Additional distance of the first row from the top. (default 0; 0 to 16384)

--- How a text is drawn.
---@class (exact) kodama.TextLook
---@field color? kodama.Color  Color of the letters. (default 0xffffff)
---@field scale? number  Scale factor, a whole number from 1 to 100. (default 1)
---@field align? "left"|"center"|"right"  Horizontal alignment: the side of the lines that is at x. (default "left")
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field font? kodama.FontName  Font: "kodama8", "kodama12", a .fnt, .ttf or .otf file of the game without the extension, or a font that `draw.font` has defined. (default "kodama8")
---@field size? number  Height of the letters of .ttf and .otf fonts, in pixels. (default 16; 0 to 10000)
---@field smooth? boolean  Whether the letters of .ttf and .otf fonts are anti-aliased. (default false)
---@field fallback? boolean  Whether missing letters are taken from the framework's font; otherwise they are boxes. (default true)
---@field width? number  Width at which lines are wrapped, in pixels. (0 to 1000000)
---@field line_height? number  Height of a line, in pixels before scaling; by default, that of the font. (0 to 10000)
---@field outline? kodama.Color  Color of an outline around each letter; none by default.
---@field shadow? kodama.Color  Color of the shadow; none by default.
---@field shadow_x? number  Horizontal offset of the shadow, in pixels; by default, one dot of a letter. (-1000 to 1000)
---@field shadow_y? number  Vertical offset of the shadow, in pixels; by default, one dot of a letter. (-1000 to 1000)
---@field shown? number  Largest number of characters to draw; all by default.
---@field plain? boolean  Whether markup is ignored and braces are drawn, for text that a player has entered. (default false)
---@field valign? "top"|"middle"|"bottom"  Vertical alignment: the side of the text that is at y. (default "top")

--- How an image is divided into letters. Without `width` and `height`, the letters are in one row, separated by columns in the color of the top left pixel.
---@class (exact) kodama.FontCut
---@field image? kodama.Picture  Name of the image; by default, the name of the font.
---@field letters? string  Letters in the image, from left to right, then down.
---@field width? integer  Width of every letter, in pixels, if all have the same size. (1 to 16384)
---@field height? integer  Height of every letter, in pixels, if all have the same size. (1 to 16384)
---@field proportional? boolean  Whether each letter takes only its visible width. (default false)
---@field spacing? integer  Space between letters, in pixels; by default, 1 if the font is proportional, otherwise 0. (-16384 to 16384)
---@field space? integer  Width of a space, in pixels. (1 to 16384)
---@field line_height? integer  Height of a line, in pixels. (1 to 16384)

--- How a shape is drawn.
---@class (exact) kodama.ShapeLook
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field smooth? boolean  Whether edges are smooth (anti-aliased) and positions may have fractions; otherwise every pixel is filled or not. (default false)

--- How a rectangle is filled.
---@class (exact) kodama.RectLook: kodama.ShapeLook
---@field radius? number  Radius of the corners, in pixels; 0 for square ones. (default 0; 0 to 100000)

--- How an ellipse is drawn.
---@class (exact) kodama.EllipseLook: kodama.ShapeLook
---@field width? number  Width of the outline, in pixels; filled by default. (0 to 100000)

--- How a line is drawn.
---@class (exact) kodama.LineLook: kodama.ShapeLook
---@field width? number  Width of the line, in pixels. (default 1; 0 to 100000)
---@field round? boolean  Whether the ends are round; otherwise they are cut off straight. (default false)
---@field dash? number|number[]  Length of the dashes and of the gaps between them, in pixels, or `{ dash, gap }`; a continuous line by default.
---@field dash_offset? number  Distance by which the dashes are moved towards the end of the line, in pixels. (default 0; -1000000 to 1000000)

--- How the outline of a rectangle is drawn.
---@class (exact) kodama.FrameLook: kodama.LineLook
---@field radius? number  Radius of the corners, in pixels; 0 for square ones. (default 0; 0 to 100000)

--- How a line through several points is drawn.
---@class (exact) kodama.PolylineLook: kodama.LineLook
---@field join? "miter"|"round"|"bevel"  Shape of the corners: `"miter"` is sharp (flat if it would be longer than four times the width), `"bevel"` is flat. (default "miter")
---@field closed? boolean  Whether the last point is connected to the first. (default false)

--- How the colors of a gradient are arranged.
---@class (exact) kodama.GradientOptions
---@field kind? "linear"|"radial"  `"linear"`: along a line; `"radial"`: from a center outward. (default "linear")
---@field angle? number  Direction from the first to the last color of a linear gradient, in degrees: 0 is to the right, 90 is down. (default 90; -1000000000 to 1000000000)
---@field x? number  Center of a radial gradient, from 0 (left edge) to 1 (right edge). (default 0.5; -10 to 10)
---@field y? number  Center of a radial gradient, from 0 (top edge) to 1 (bottom edge). (default 0.5; -10 to 10)
---@field radius? number  Distance of the last color from the center of a radial gradient; 1 is half of the shape. (default 1; 0.01 to 100)
---@field stops? number[]  Position of each color, from 0 to 1, not decreasing; evenly spaced by default.
---@field alpha? number|number[]  Opacity of all colors, from 0 (invisible) to 1, or a list with that of each color; 1 by default.

--- How an image fills a rectangle.
---@class (exact) kodama.PatchLook
---@field frame? integer|kodama.FrameName  Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`.
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field tint? kodama.Color  Color by which the image is multiplied. (default 0xffffff)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0)

--- How an image is repeated.
---@class (exact) kodama.TileLook: kodama.PatchLook
---@field offset_x? number  Distance by which the pattern is moved to the right, in pixels. (default 0; -1000000000 to 1000000000)
---@field offset_y? number  Distance by which the pattern is moved down, in pixels. (default 0; -1000000000 to 1000000000)
---@field scale? number  Scale factor of the image. (default 1; 0.01 to 1000)

--- How an image is drawn along a path.
---@class (exact) kodama.StripLook
---@field frame? integer|kodama.FrameName  Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`.
---@field width? number|number[]  Width of the strip, in pixels, or a list with the width at each point; by default, the height of the image.
---@field period? number  Length of path after which the image repeats, in pixels; by default, the image is stretched over the whole path. (0 to 1000000)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field tint? kodama.Color  Color by which the image is multiplied.
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0)

--- What a canvas shows where nothing is drawn.
---@class (exact) kodama.CanvasOptions
---@field color? kodama.Color  Color of the background; without it, the canvas is transparent.
---@field keep? boolean  Whether each `draw.to` draws over what is there; otherwise the canvas is cleared before. (default false)

--- The rectangle that an effect changes; by default everything.
---@class (exact) kodama.EffectPlace
---@field x? number  Left edge of the rectangle, in pixels. (default 0; -1000000 to 1000000)
---@field y? number  Top edge of the rectangle, in pixels. (default 0; -1000000 to 1000000)
---@field width? number  Width of the rectangle, in pixels. (0 to 1000000)
---@field height? number  Height of the rectangle, in pixels. (0 to 1000000)

--- The options of all effects; each effect takes some of them, as its description says.
---@class (exact) kodama.EffectOptions: kodama.EffectPlace
---@field size? integer  mosaic: side of a block, in pixels. (default 8; 1 to 256)
---@field amplitude? number  wave: largest distance by which a row moves, in pixels. (default 4; 0 to 1000)
---@field length? number  wave: distance from one crest to the next, in pixels. (default 32; 1 to 10000)
---@field phase? number  wave: position in the wave; 1 is one length further. Let it grow to move the wave. (default 0; -1000000000 to 1000000000)
---@field vertical? boolean  wave: whether columns move up and down instead of rows to the side. (default false)
---@field picture? kodama.Picture|kodama.Canvas  displace: image whose red is the distance to the right and whose green the distance down (127 and 128 are none), repeated; dissolve: image whose darkest places are covered first.
---@field strength_x? number  displace: distance for the brightest red, in pixels. (default 8; -1000 to 1000)
---@field strength_y? number  displace: distance for the brightest green, in pixels. (default 8; -1000 to 1000)
---@field offset_x? number  displace: position of the image, in pixels. (default 0; -1000000 to 1000000)
---@field offset_y? number  displace: position of the image, in pixels. (default 0; -1000000 to 1000000)
---@field radius? number  blur: how far colors spread, 0 to 64 pixels (default 4); bloom: how far light spreads, 4 to 128 (default 16).
---@field threshold? number  bloom: brightness above which pixels shine, from 0 to 1. (default 0.7; 0 to 1)
---@field strength? number  bloom: factor of the light, 0 to 4 (default 1); afterimage: share of the brightness that a trace keeps from frame to frame, 0 to 0.99 (default 0.8).
---@field amount? number  gray, sepia, negative, fade, wipe, iris, dissolve: how much, from 0 (nothing) to 1 (all of it). (default 1; 0 to 1)
---@field brightness? number  adjust: added to each channel, from -1 to 1. (default 0; -1 to 1)
---@field contrast? number  adjust: factor of the distance from middle gray. (default 1; 0 to 10)
---@field matrix? number[]  matrix: twelve numbers; the first four make red of red, green, blue and a constant, and so on.
---@field levels? integer  shades: number of levels in each channel. (default 4; 2 to 16)
---@field colors? number[]  shades, lcd: the colors, 2 to 256; by default levels, or four greens.
---@field dither? number  shades: how strong the pattern between the colors is, from 0 to 1. (default 1; 0 to 1)
---@field color? kodama.Color  fade, wipe, iris, dissolve: color that covers the picture. (default 0x000000)
---@field direction? number  wipe: where the color moves, in degrees. (default 0; -1000000000 to 1000000000)
---@field center_x? number  iris: center of the circle; by default the middle. (-1000000 to 1000000)
---@field center_y? number  iris: center of the circle; by default the middle. (-1000000 to 1000000)
---@field lines? number  crt: how dark every other row is, from 0 to 1. (default 0.3; 0 to 1)
---@field stripes? number  crt: how strong the colored stripes are, from 0 to 1. (default 0.15; 0 to 1)
---@field corners? number  crt: how dark the corners are, from 0 to 1. (default 0.4; 0 to 1)
---@field curve? number  crt: how curved the tube is, from 0 to 1. (default 0.3; 0 to 1)
---@field ghost? number  lcd: share of the brightness that a trace keeps. (default 0.4; 0 to 0.99)
---@field grid? integer  lcd: distance between the lines of a grid, in pixels, 2 to 64; 0 for none. (default 0; 0 to 64)
---@field darkness? number  lcd: how dark the lines of the grid are, from 0 to 1. (default 0.2; 0 to 1)

--- What a camera shows.
---@class (exact) kodama.CameraLook
---@field zoom? number  Size of a world pixel on the screen; x, y stays at the top left of the view. (default 1; 0.25 to 64)
---@field rotation? number  Angle by which the camera is turned around the center of the view, in degrees clockwise. (default 0; -1000000000 to 1000000000)
---@field view? number[]  Part of the screen or canvas, `{ x, y, width, height }`; all of it by default. Cameras with a view that are set directly after one another, up to 8, show the same tasks.

--- Frames that are shown one after the other.
---@class (exact) kodama.Animation
---@field frames? integer|string|(integer|string)[]  The frames in their order: `"1-4"`, `"1-4, 6"` or `{ 1, 2, 3, 2 }`. Required.
---@field ticks? number|number[]  Duration of each frame, in ticks, from 1 to 1000000 (default 6); a list has one for each frame.
---@field mode? "loop"|"once"|"reverse"|"ping_pong"  `"loop"` repeats the frames, `"once"` stays at the last one, `"reverse"` repeats them from the last to the first, `"ping_pong"` repeats them there and back. (default "loop")
---@field times? integer  Number of passes after which it ends; there and back is one. By default 1 for `"once"`, and no end for the other modes. (1 to 1000000)
---@field speed? number  Factor by which the durations are divided: 2 is twice as fast. (default 1; 0.01 to 100)

--- Colors that change across a shape, made by `draw.gradient`.
---@class kodama.Gradient

--- An effect of your own, made by a Java module.
---@class kodama.PixelEffect

--- Images, shapes and text, drawn at the running task's position in the drawing order. From a task's `draw` function, they are shown for that frame; from its coroutine, they are shown until the task runs again. Colors are 0xRRGGBB, alpha goes from 0 (invisible) to 1, and positions are in pixels from the top left.
---@class kodama.draw
---@field width integer  Width of the screen, in pixels.
---@field height integer  Height of the screen, in pixels.
draw = {}

--- Draws an image at a point: its center, or its `origin`, is placed there.
---@param name kodama.Picture|kodama.Canvas
---@param x number
---@param y number
---@param look? kodama.SpriteLook
function draw.sprite(name, x, y, look) end

--- Declares an image a sprite sheet: a grid of frames of this size, in pixels. Returns the number of frames. An image whose file describes its frames, as those of Aseprite and TexturePacker do, must not be declared. For a canvas, declare its `canvas:image()`.
---@param name kodama.Picture
---@param width number
---@param height number
---@param grid? kodama.SheetGrid
---@return integer
function draw.sheet(name, width, height, grid) end

--- Declares an animation of a sprite sheet, which a task plays with `self.animation = name`. Declare the sheet first; see `draw.sheet`.
---@param sprite kodama.Picture
---@param name kodama.AnimationName
---@param animation kodama.Animation
function draw.animation(sprite, name, animation) end

--- Draws an image as a frame of any size: its corners keep their size, its edges and its center are stretched. `borders` is the width of all borders of the image in pixels, or `{ left, top, right, bottom }`, or the name of a slice with a center in the image's sheet file, which is the part of the image that is drawn.
---@param name kodama.Picture|kodama.Canvas
---@param x number
---@param y number
---@param width number
---@param height number
---@param borders number|number[]|string
---@param look? kodama.PatchLook
function draw.nine_patch(name, x, y, width, height, borders, look) end

--- Fills a rectangle with a repeated image, beginning in the top left corner; change `offset_x` and `offset_y` to scroll it.
---@param name kodama.Picture|kodama.Canvas
---@param x number
---@param y number
---@param width number
---@param height number
---@param look? kodama.TileLook
function draw.tiled(name, x, y, width, height, look) end

--- Draws text. x and y are its top left corner, unless `align` or `valign` is set. Markup such as `{red}` or `{#ff8000}` colors the text up to `{/}`; `{{` is a brace.
---@param text any
---@param x number
---@param y number
---@param look? kodama.TextLook
function draw.text(text, x, y, look) end

--- Measures what `draw.text` would draw. Returns the width and height, in pixels, and the number of characters without markup. Letters of .ttf and .otf fonts may be a pixel wider on other systems.
---@param text any
---@param look? kodama.TextLook
---@return number width
---@return number height
---@return integer characters
function draw.text_size(text, look) end

--- Defines a font from an image of its letters.
---@param name kodama.FontName
---@param cut kodama.FontCut
function draw.font(name, cut) end

--- Fills a rectangle. In all functions for shapes, `color` can also be a gradient, and `look` can be just the alpha.
---@param x number
---@param y number
---@param width number
---@param height number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.RectLook
function draw.rect(x, y, width, height, color, look) end

--- Fills a circle around a pixel: a radius of 0 is one pixel, 1 is three pixels across.
---@param x number
---@param y number
---@param radius number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.ShapeLook
function draw.disc(x, y, radius, color, look) end

--- Draws an ellipse around a pixel: filled, or its outline if `width` is given.
---@param x number
---@param y number
---@param radius_x number
---@param radius_y number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.EllipseLook
function draw.ellipse(x, y, radius_x, radius_y, color, look) end

--- Fills the area between two circles around a pixel, including both circles.
---@param x number
---@param y number
---@param inner number
---@param outer number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.ShapeLook
function draw.ring(x, y, inner, outer, color, look) end

--- Fills a sector of a disc, clockwise from one angle to another; in degrees, 0 is to the right, 90 is down.
---@param x number
---@param y number
---@param radius number
---@param from number
---@param to number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.ShapeLook
function draw.pie(x, y, radius, from, to, color, look) end

--- Fills a polygon with the corners `{ x1, y1, x2, y2, … }`. Where it overlaps itself, it is not filled (even-odd rule).
---@param corners number[]
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.ShapeLook
function draw.polygon(corners, color, look) end

--- Fills the whole screen.
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.fill(color, look) end

--- Draws a line. `look` can also be just the alpha.
---@param x1 number
---@param y1 number
---@param x2 number
---@param y2 number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.LineLook
function draw.line(x1, y1, x2, y2, color, look) end

--- Draws a line through the points `{ x1, y1, x2, y2, … }`, with joined corners. Where it crosses itself, a translucent color is not drawn twice.
---@param points number[]
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.PolylineLook
function draw.polyline(points, color, look) end

--- Draws the outline of a rectangle, inside its edges.
---@param x number
---@param y number
---@param width number
---@param height number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.FrameLook
function draw.frame(x, y, width, height, color, look) end

--- Draws the outline of a circle around a pixel. A wide line extends equally to both sides.
---@param x number
---@param y number
---@param radius number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.LineLook
function draw.circle(x, y, radius, color, look) end

--- Draws a part of a circle's outline, clockwise from one angle to another; in degrees, 0 is to the right, 90 is down.
---@param x number
---@param y number
---@param radius number
---@param from number
---@param to number
---@param color kodama.Color|kodama.Gradient
---@param look? number|kodama.LineLook
function draw.arc(x, y, radius, from, to, color, look) end

--- Makes a gradient of 2 to 64 colors, which all functions for shapes take instead of a color. It fits the bounding box of each shape, so make it once and use it for many shapes.
---@param colors number[]
---@param options? kodama.GradientOptions
---@return kodama.Gradient
function draw.gradient(colors, options) end

--- Draws an image along the path `{ x1, y1, x2, y2, … }`: its left edge is at the first point, and its top faces left of the direction of travel.
---@param name kodama.Picture|kodama.Canvas
---@param points number[]
---@param look? kodama.StripLook
function draw.strip(name, points, look) end

--- Makes a palette: colors that replace others in the option `palette`. `colors` is the name of an image whose first row has the colors to replace and whose row `row` (default 2) has those that replace them, or a table such as `{ [0xff0000] = 0x0000ff }`. A list of colors replaces each by itself, until `cycle` or `fade` changes them. A canvas is used like an image, with the colors that it has at the time.
---@param colors kodama.Picture|kodama.Canvas|table<number, number>
---@param row? integer
---@return kodama.Palette
function draw.palette(colors, row) end

--- Makes a picture to draw on, of this size in pixels. It can be drawn wherever an image can: as the `sprite` of a task, by `draw.sprite` and other functions. Make it once, not in each frame: all canvases of a game together have at most 16777216 pixels.
---@param width integer
---@param height integer
---@param options? kodama.CanvasOptions
---@return kodama.Canvas
function draw.canvas(width, height, options) end

--- Calls a function that draws on a canvas instead of the screen, from its top left corner. The function cannot wait. What it draws is there for everything that is drawn later.
---@param canvas kodama.Canvas
---@param fn fun()
function draw.to(canvas, fn) end

--- Changes everything drawn so far on the screen or the canvas, or a rectangle of it:
---
--- - `"mosaic"`: large pixels. `"wave"`: rows that sway. `"displace"`: heat haze, shock waves or water by an image.
--- - `"blur"`. `"bloom"`: bright places shine.
--- - `"gray"`, `"sepia"`, `"negative"`, `"adjust"` (brightness and contrast), `"matrix"`: other colors. `"shades"`: few colors, with dithering.
--- - `"fade"`, `"wipe"`, `"iris"`, `"dissolve"`: cover the picture with a color, from scene to scene.
--- - `"afterimage"`: moving things leave traces. `"crt"`: an old tube. `"lcd"`: an old handheld.
---
--- An effect of your own in Java is a `kodama.draw.PixelEffect`.
---@param effect kodama.EffectName|kodama.PixelEffect
---@param options? kodama.EffectOptions
function draw.effect(effect, options) end

--- Moves the camera of this task and of the tasks drawn after it, so that x, y is at the top left of the screen; without arguments, resets it. A camera that follows, shakes and so on is made by `camera.spawn`.
---@param x? number  default 0
---@param y? number  default 0
---@param look? kodama.CameraLook
function draw.camera(x, y, look) end

--- Lets whatever this task draws next move with only a part of the camera's movement, as distant things do: 0.5 is half of it, 0 none, 1.5 is for things in front. `vertical` is the same as `horizontal` by default.
---@param horizontal number
---@param vertical? number
function draw.parallax(horizontal, vertical) end

--- Returns the position of the world that a camera shows at a position of the screen, such as that of `input.mouse`. `camera` is a camera made by `camera.spawn`; by default, the one whose view contains the position. Without such a camera, the position is returned as it is. Shaking does not count.
---@param x number
---@param y number
---@param camera? kodama.Camera
---@return number x
---@return number y
function draw.to_world(x, y, camera) end

--- Returns the position of the screen at which a camera shows a position of the world, and whether it is within the camera's view. `camera` is a camera made by `camera.spawn`; by default, the one in the center of the screen.
---@param x number
---@param y number
---@param camera? kodama.Camera
---@return number x
---@return number y
---@return boolean visible
function draw.to_screen(x, y, camera) end

--- Limits drawing to a rectangle until this task has finished drawing; without arguments, removes the limit.
---@param x? number
---@param y? number
---@param width? number
---@param height? number
function draw.clip(x, y, width, height) end

--- A picture to draw on, made by `draw.canvas`. Call the methods with a colon.
---@class kodama.Canvas
local canvas = {}

--- Returns the color and the opacity of a pixel, which are the same in each run. `x` and `y` are counted from 0. Waits until everything is drawn.
---@param x integer
---@param y integer
---@return kodama.Color color
---@return number alpha
function canvas:pixel(x, y) end

--- Returns the name of an image that shows what the canvas shows now and never changes: for `draw.sheet`, shots, palettes and everything else that takes the name of an image. Make it once, not in each frame: it is kept until the scripts are restarted. Waits until everything is drawn.
---@return kodama.Picture
function canvas:image() end

--- A palette, made by `draw.palette`: colors that replace others in the option `palette`. It does not change; the methods return a new one. Call them with a colon.
---@class kodama.Palette
local palette = {}

--- Returns the palette with its new colors moved by `steps` places: for water, fire or lights. Only those from `first` to `last` move, by default all. They are counted from 1: in the row of the image from the left; in a table by the colors that they replace, from 0x000000 on.
---@param steps integer
---@param first? integer  default 1
---@param last? integer
---@return kodama.Palette
function palette:cycle(steps, first, last) end

--- Returns a palette between this one and another, from 0 (this one) to 1 (the other): for a fade.
---@param other kodama.Picture|table<number, number>|kodama.Palette
---@param amount number
---@return kodama.Palette
function palette:mix(other, amount) end

--- Returns the palette with its new colors changed toward a color, from 0 (not at all) to 1 (only this color).
---@param color kodama.Color
---@param amount number
---@return kodama.Palette
function palette:fade(color, amount) end

--- Options of a camera, which become fields of its table and can be changed at any time.
---@class (exact) kodama.CameraOptions
---@field follow? kodama.Task|kodama.Shot|kodama.Place  What the camera follows: anything with x and y. When it has ended, the camera stays where it is.
---@field follow_speed? number  Part of the distance to its target that the camera moves in each tick: 1 is at once, 0.1 is smooth. (default 1; 0 to 1)
---@field dead_zone? number[]  Size of the area around the camera's position in which its target can move without it, in pixels: `{ width, height }`.
---@field offset_x? number  Distance to the right of its target, in pixels of the world. (default 0; -1000000000 to 1000000000)
---@field offset_y? number  Distance below its target, in pixels of the world. (default 0; -1000000000 to 1000000000)
---@field bounds? number[]  Rectangle of the world that the view never leaves, `{ x, y, width, height }`; if it is smaller than the view, its middle is shown.
---@field zoom? number  Size of a world pixel on the screen: 2 shows half as much, twice as large. The least zoom is higher for screens larger than about 800 by 600 pixels. (default 1; 0.25 to 64)
---@field rotation? number  Angle by which the camera is turned, in degrees clockwise; the picture turns the other way. (default 0; -1000000000 to 1000000000)
---@field view? number[]  Part of the screen, `{ x, y, width, height }`; the whole screen by default. Cameras that are drawn directly after one another and have a view show the same tasks.
---@field x? number  Position in the center of the view, in pixels. (-1000000000 to 1000000000)
---@field y? number  Position in the center of the view, in pixels. (-1000000000 to 1000000000)
---@field priority? number  Position in the running order: after the tasks that it can follow. (default 1000)
---@field draw_priority? number  Position in the drawing order: before the tasks that it shows. (default -1000)
---@field name? string  Name for `find`.
---@field visible? boolean  Whether the camera has an effect. (default true)
---@field smooth? boolean  Whether frames between two ticks show interpolated positions; nil to use `smooth` of game.lua.
---@field rate? number  Speed at which time passes for it. (default 1; at least 0)
---@field persistent? boolean  Whether the camera survives a change of scene. (default false)

--- Cameras: tasks that show the tasks drawn after them, and can follow, zoom, turn and shake.
---@class kodama.camera
camera = {}

--- Spawns a camera. It is a task: `cam.x, cam.y` is in the center of the view, and `move_to` and the like move it. All tasks that are drawn after it are seen through it, up to the next camera; `draw.camera()` in the first task of a score display ends it.
---@param options? kodama.CameraOptions
---@return kodama.Camera
function camera.spawn(options) end

--- A camera, returned by `camera.spawn`: a task with these fields and those of `CameraOptions`.
---@class (exact) kodama.Camera
---@field x number  Horizontal position in the center of the view, in pixels of the world.
---@field y number  Vertical position in the center of the view, in pixels of the world.
---@field zoom number  Size of a world pixel on the screen; nil is 1.
---@field rotation number  Angle by which it is turned, in degrees clockwise; nil is 0.
local cam = {}

--- Shakes the picture: by up to `strength` pixels at first, and less and less for a number of ticks. A weaker shake does not replace a stronger one. The picture stays within the camera's `bounds`. The random numbers of the game are not used. Players can reduce it in the options.
---@param strength number
---@param ticks number
function cam:shake(strength, ticks) end

--- How a pop-up looks.
---@class (exact) kodama.PopupOptions
---@field color? kodama.Color  Color of the letters. (default 0xffe080)
---@field ticks? integer  Ticks until it has disappeared. (default 40; 1 to 6000)
---@field rise? number  Distance that it rises, in pixels. (default 16; -1000 to 1000)
---@field scale? integer  Scale factor of the letters. (default 1; 1 to 100)

--- Game feel: effects of one line that make a hit felt. All of them end with the scene.
---@class kodama.feel
---@field shaking number  How much the player wants the picture to shake: 1, 0.35 for reduced, 0 for off. `feel` and `cam:shake` apply it; multiply effects of your own.
---@field flashing number  How much the player wants to see of flashes: 1, 0.35 for reduced, 0 for off. `feel` applies it; multiply effects of your own.
feel = {}

--- Stops all tasks, shots and particles for some ticks, 6 by default, from the next tick on, so that a hit is felt. Persistent tasks continue, and so do the other effects of `feel`. Actions that are pressed meanwhile count as pressed after it.
---@param ticks? integer  default 6
function feel.hit_stop(ticks) end

--- Runs all tasks, shots and particles at a rate from 0.01 to 1 for some ticks of the clock, then returns to normal speed in `return_ticks`. Another call replaces it. Persistent tasks are not slowed down. It is multiplied with `task.rate`.
---@param rate number
---@param ticks integer
---@param return_ticks? integer  default 10
function feel.slow(rate, ticks, return_ticks) end

--- Shakes the picture. `trauma`, from 0 to 1 (default 0.5), is added to that of earlier calls, up to 1; it fades within 50 ticks. The picture shakes by its square: 0.3 is a nudge, 0.5 an explosion, 1 moves it by up to a twentieth of its height. Tasks drawn at a priority of 0.9 or more do not shake. The random numbers of the game are not used. `cam:shake` shakes a camera.
---@param trauma? number  default 0.5
function feel.shake(trauma) end

--- Covers the picture with a color (default white) that fades in `ticks` (default 8). `strength` is its opacity at first, from 0 to 1 (default 0.6). Tasks drawn at a priority of 0.9 or more are not covered.
---@param color? kodama.Color  default 16777215
---@param ticks? integer  default 8
---@param strength? number  default 0.6
function feel.flash(color, ticks, strength) end

--- Enlarges the picture at once by `zoom`, from 1 to 2 (default 1.06), and lets it return to its size in `ticks` (default 12).
---@param zoom? number  default 1.06
---@param ticks? integer  default 12
function feel.punch(zoom, ticks) end

--- Fills the sprite of a task with a color (default white) for some ticks of the clock (default 4), also during a hit stop. Its fields do not change. Does nothing if the task has ended. What a task draws itself can use `feel.is_flashing`.
---@param task kodama.Task
---@param ticks? integer  default 4
---@param color? kodama.Color  default 16777215
function feel.hit_flash(task, ticks, color) end

--- Returns whether `feel.hit_flash` lets a task flash, for a task that draws itself. Always false if the player has turned flashes off.
---@param task kodama.Task
---@return boolean
function feel.is_flashing(task) end

--- Shows a short text, such as points, that rises from a position and fades: `feel.popup("+100", self.x, self.y)`. It is a task at a priority of 0.85, centered at x, up to 100 bytes long, in the built-in font.
---@param text string|number
---@param x number
---@param y number
---@param look? kodama.PopupOptions
---@return kodama.Task
function feel.popup(text, x, y, look) end

--- The camera of a view, its fog and its place on the screen.
---@class (exact) kodama.DepthViewOptions
---@field eye? number[]  Position of the camera, `{ x, y, z }`; by default, in front of the center of the plane z = 0, which then has its natural size.
---@field target? number[]  Place at which the camera looks, `{ x, y, z }`, wherever the eye moves; replaces `angle` and `pitch`.
---@field angle? number  Direction of view, in degrees clockwise as seen from above: 0 is into the screen, 90 to the right; replaces `target`. (default 0; -1000000000 to 1000000000)
---@field pitch? number  Tilt of the camera: 0 is level, 90 straight down; in degrees; replaces `target`. (default 0; -1000000000 to 1000000000)
---@field roll? number  Rotation of the picture around its center, in degrees clockwise. (default 0; -1000000000 to 1000000000)
---@field fov? number  Field of view, from the top to the bottom of the view, in degrees. (default 60; 1 to 170)
---@field horizon? number  Row of the screen in the direction of view, which is the horizon at pitch 0, in pixels from the top; by default, the middle of the view. (-100000 to 100000)
---@field x? integer  Left edge of the view on the screen, in pixels. (default 0; -100000 to 100000)
---@field y? integer  Top edge of the view on the screen, in pixels. (default 0; -100000 to 100000)
---@field width? integer  Width of the view, in pixels; by default, that of the screen. (1 to 16384)
---@field height? integer  Height of the view, in pixels; by default, that of the screen. (1 to 16384)
---@field near? number  Distance at which surfaces are cut off; nearer sprites are not drawn. (default 1; 0.01 to 1000000)
---@field far? number  Distance beyond which surfaces and sprites are not drawn. (default 1000000; 0.01 to 1000000)
---@field fog? kodama.Color|boolean  Color of the fog; `false`, the default, is no fog.
---@field fog_from? number  Distance at which the fog begins. (default 0; -1000000 to 1000000)
---@field fog_to? number  Distance from which there is only fog; above `fog_from`. (default 1000; -1000000 to 1000000)

--- Pictures in perspective: corridors, roads, floors, and sprites that become smaller with distance. x points to the right, y down, as on the screen, and z into the screen; a unit is a pixel of the picture.
---@class kodama.depth
depth = {}

--- Makes a view: a camera, and the rectangle of the screen in which it shows what you draw with it. By default, it shows the plane z = 0 at its natural size, so a sprite at z = 0 is where `draw.sprite` would draw it. Make a view once, and change it by `view:set`.
---@param options? kodama.DepthViewOptions
---@return kodama.DepthView
function depth.view(options) end

--- How a picture is drawn in perspective.
---@class (exact) kodama.DepthLook
---@field frame? integer|kodama.FrameName  Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`.
---@field part? number[]  Rectangle of the picture that is used, `{ x, y, width, height }`, in pixels.
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field tint? kodama.Color  Color by which the picture is multiplied. (default 0xffffff)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field fogged? boolean  Whether the fog of the view hides it. (default true)
---@field bias? number  Distance added for the drawing order only: a positive one is drawn earlier, a negative one later. (default 0; -1000000 to 1000000)
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0)

--- How a picture is drawn on a surface.
---@class (exact) kodama.DepthQuadLook: kodama.DepthLook
---@field repeat_x? number  Number of times the picture is repeated from left to right. (default 1; 0.001 to 100000)
---@field repeat_y? number  Number of times the picture is repeated from top to bottom. (default 1; 0.001 to 100000)
---@field offset_x? number  Distance by which the picture is moved to the right, in its pixels. (default 0; -1000000 to 1000000)
---@field offset_y? number  Distance by which the picture is moved down, in its pixels. (default 0; -1000000 to 1000000)
---@field one_sided? boolean  Whether it is invisible from behind, where the picture is mirrored. (default false)

--- How a picture is drawn between two rails.
---@class (exact) kodama.DepthStripLook: kodama.DepthLook
---@field period? number  Length after which the picture repeats; by default, it is stretched over the whole strip. (0.001 to 1000000)
---@field offset? number  Distance by which the picture is moved toward the beginning of the rails; increase it to let the strip scroll toward the viewer. (default 0; -1000000 to 1000000)
---@field repeat_x? number  Number of times the picture is repeated from left to right. (default 1; 0.001 to 100000)
---@field offset_x? number  Distance by which the picture is moved to the right, in its pixels. (default 0; -1000000 to 1000000)
---@field one_sided? boolean  Whether it is invisible from behind, where the picture is mirrored. (default false)

--- How a picture that faces the screen is drawn.
---@class (exact) kodama.DepthSpriteLook: kodama.DepthLook
---@field scale? number  Scale factor: units per pixel of the picture. (default 1; -10000 to 10000)
---@field scale_x? number  Horizontal scale factor; by default, `scale`. (-10000 to 10000)
---@field scale_y? number  Vertical scale factor; by default, `scale`. (-10000 to 10000)
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. (default "center")
---@field rotation? number  Rotation on the screen, in degrees clockwise. (default 0; -1000000000 to 1000000000)
---@field flip_x? boolean  Whether the picture is mirrored horizontally. (default false)
---@field flip_y? boolean  Whether the picture is mirrored vertically. (default false)

--- How a picture is drawn on a horizontal plane.
---@class (exact) kodama.DepthFloorLook: kodama.DepthLook
---@field x? number  Position of the picture's left edge. (default 0; -1000000 to 1000000)
---@field z? number  Position of the picture's bottom edge, which is its nearest. (default 0; -1000000 to 1000000)
---@field scale? number  Scale factor: units per pixel of the picture. (default 1; 0.001 to 10000)
---@field repeats? boolean  Whether the picture is repeated up to the horizon; otherwise it is shown once. (default true)

--- A camera in space, made by `depth.view`.
---@class kodama.DepthView
local view = {}

--- Changes some of the options of `depth.view`; all others are kept.
---@param options kodama.DepthViewOptions
function view:set(options) end

--- Draws a picture, or a color, on a surface with the corners `{ x1, y1, z1, x2, … }`: first the top left corner of the picture, then clockwise. With three corners, it is a triangle.
---@param picture kodama.Picture|kodama.Canvas|kodama.Color
---@param corners number[]
---@param look? kodama.DepthQuadLook
function view:quad(picture, corners, look) end

--- Draws a picture, or a color, between two rails, such as a road or a wall: lists of as many points, `{ x1, y1, z1, x2, … }`. The bottom of the picture is at their first points.
---@param picture kodama.Picture|kodama.Canvas|kodama.Color
---@param left number[]
---@param right number[]
---@param look? kodama.DepthStripLook
function view:strip(picture, left, right, look) end

--- Draws a picture that faces the screen, smaller with distance, centered at a place.
---@param picture kodama.Picture|kodama.Canvas|kodama.Color
---@param x number
---@param y number
---@param z number
---@param look? kodama.DepthSpriteLook
function view:sprite(picture, x, y, z, look) end

--- Draws a picture on the horizontal plane at height y, as in mode 7 of the Super NES: a floor below the eye, or a ceiling above it. It is drawn before everything else of its group, repeats up to the horizon, and seen at angle 0 its top is far away.
---@param picture kodama.Picture|kodama.Canvas|kodama.Color
---@param y number
---@param look? kodama.DepthFloorLook
function view:floor(picture, y, look) end

--- Returns where a place appears on the screen, and the size of a unit there, in pixels; nothing if the place is behind the camera, nearer than `near` or beyond `far`. Use it to draw anything else at a place in space.
---@param x number
---@param y number
---@param z number
---@return number? x
---@return number? y
---@return number? scale
function view:project(x, y, z) end

--- A map: the path of its file relative to the game's folder, without the extension.
---@alias kodama.MapPath string

--- A layer of a map: its name in Tiled, after those of its groups, as in `"cave/walls"`.
---@alias kodama.MapLayer string

--- Options of a map of letters.
---@class (exact) kodama.RowsOptions
---@field size? integer  Width and height of a tile, in pixels. (default 16; 1 to 256)
---@field legend? table<string, string>  What further letters stand for: `"empty"`, `"solid"`, `"slope_up"`, `"slope_down"` or `"one_way"`, as in `{ ["%"] = "solid" }`.

--- Maps of tiles, made with the editor Tiled: levels, terrain and scrolling backgrounds. Kodama reads the files that Tiled saves.
---@class kodama.map
map = {}

--- Loads a map with its tilesets, templates and pictures: `map.load "maps/cave"` reads `maps/cave.tmx`, `.tmj` or `.json`. A map is read once; each further call returns the same table.
---@param path kodama.MapPath
---@return kodama.Map
function map.load(path) end

--- Makes a map of letters, one string for each row: `#` is solid, `/` and `\\` are slopes, `=` is a platform that is open from below, spaces and dots are empty, and other letters are tiles that are not solid. It has no pictures: draw it yourself. Its only layer is `"rows"`, and `m:tile_properties("rows", column, row).letter` is the letter of a tile.
---@param rows string[]
---@param options? kodama.RowsOptions
---@return kodama.Map
function map.from_rows(rows, options) end

--- How the layers of a map are drawn.
---@class (exact) kodama.MapLook
---@field tint? kodama.Color  Color by which the picture is multiplied. (default 0xffffff)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")

--- Options of a layer that is a task, which become fields of its table and can be changed at any time.
---@class (exact) kodama.MapLayerOptions
---@field x? number  Left edge of the map, in pixels. (default 0; -1000000000 to 1000000000)
---@field y? number  Top edge of the map, in pixels. (default 0; -1000000000 to 1000000000)
---@field priority? number  Position in the running order, and in the drawing order: a smaller one is drawn behind. (default 0.5)
---@field draw_priority? number  Position in the drawing order only; nil to use `priority`.
---@field tint? kodama.Color  Color by which the picture is multiplied. (default 0xffffff)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field name? string  Name for `find`.
---@field group? string  Group that it belongs to.
---@field visible? boolean  Whether it is drawn. (default true)
---@field smooth? boolean  Whether frames between two ticks show interpolated positions; nil to use `smooth` of game.lua.
---@field rate? number  Speed at which its animated tiles move. (default 1; at least 0)
---@field persistent? boolean  Whether it survives a change of scene. (default false)

--- How a body slides along the ground of a map.
---@class (exact) kodama.SlideOptions
---@field width? integer  Width of the body, in pixels; by default, that of its hitbox. (1 to 1024)
---@field height? integer  Height of the body, in pixels; by default, that of its hitbox. (1 to 1024)
---@field climb? integer  How many pixels it climbs, and follows the floor down, for each pixel sideways: 1 for slopes of 45°, 2 for 63°, and also for steps of this height. (default 2; 0 to 64)
---@field drop? boolean  Whether it falls through platforms that are open from below. (default false)
---@field top_down? boolean  Whether the map is seen from above: there is no floor, and the body slides along all slopes. (default false)

--- A task on which bodies stand.
---@class (exact) kodama.PlatformOptions
---@field width? integer  Width of the platform, in pixels; by default, that of its hitbox. (1 to 1024)
---@field height? integer  Height of the platform, in pixels; by default, that of its hitbox. (1 to 1024)
---@field one_way? boolean  Whether it only holds what falls on it; otherwise it also stops bodies from below and from the sides, and pushes them. (default false)

--- How a body crawls along the ground of a map.
---@class (exact) kodama.CrawlOptions
---@field size? integer  Diameter of the body, in pixels; by default, the height of its hitbox. (1 to 128)

--- An object of a map: a table that belongs to you.
---@class (exact) kodama.MapObject
---@field id integer  Its ID in Tiled.
---@field name string  Its name; empty if it has none.
---@field class string  Its class, or that of its tile; empty if it has none.
---@field layer kodama.MapLayer  Its layer.
---@field shape "rectangle"|"ellipse"|"capsule"|"point"|"polygon"|"polyline"|"text"|"tile"  Its shape.
---@field x number  Horizontal position in pixels, as Tiled shows it: the left edge; of a tile object, usually the left edge, too.
---@field y number  Vertical position in pixels, as Tiled shows it: the top edge; of a tile object, usually the bottom edge.
---@field middle_x number  Middle of the object, where a sprite shows it; in pixels.
---@field middle_y number  Middle of the object, where a sprite shows it; in pixels.
---@field width number  Its width, in pixels.
---@field height number  Its height, in pixels.
---@field rotation number  Its angle, in degrees clockwise around x, y.
---@field visible boolean  Whether it is visible in Tiled.
---@field points? number[]  Corners of a polygon or polyline, `{ x1, y1, x2, … }`; in pixels of the map.
---@field tile? integer  Number of its tile, see `m:tile`.
---@field text? string  Its text.
---@field properties table<string, any>  Its custom properties, and those of its tile.

--- A map of tiles, returned by `map.load`.
---@class (exact) kodama.Map
---@field width integer  Width in tiles; of an infinite map, that of its first chunks.
---@field height integer  Height in tiles; of an infinite map, that of its first chunks.
---@field tile_width integer  Width of a tile, in pixels.
---@field tile_height integer  Height of a tile, in pixels.
---@field pixel_width integer  Width of the map, in pixels.
---@field pixel_height integer  Height of the map, in pixels.
---@field background? kodama.Color  Its background color, which `m:draw` does not draw; nil if it has none.
---@field layers string[]  Names of its layers, the rearmost first; those of a group are `"group/layer"`.
---@field properties table<string, any>  Its custom properties.
local m = {}

--- Returns the number of the tile at a place of a layer, as Tiled's files have it: the global tile ID with its flip bits. Returns nil if there is no tile.
---@param layer kodama.MapLayer
---@param column integer
---@param row integer
---@return integer?
function m:tile(layer, column, row) end

--- Sets a tile until the end of the scene: the next scene begins with the tiles of the file, or with the rows of `map.from_rows`. `tile` is a number as `m:tile` or `m:tile_number` returns it; nil removes the tile. The place must be within the layer.
---@param layer kodama.MapLayer
---@param column integer
---@param row integer
---@param tile? number
function m:set_tile(layer, column, row, tile) end

--- Returns the number of a tile for `m:set_tile`: `id` is its ID in the tileset, as Tiled shows it.
---@param tileset string
---@param id integer
---@return integer
function m:tile_number(tileset, id) end

--- Returns the custom properties of the tile at a place, as the same table for the same tile; it is empty for a tile without properties. Returns nil if there is no tile.
---@param layer kodama.MapLayer
---@param column integer
---@param row integer
---@return table<string, any>?
function m:tile_properties(layer, column, row) end

--- Returns the class of the tile at a place, which is empty for a tile without a class. Returns nil if there is no tile.
---@param layer kodama.MapLayer
---@param column integer
---@param row integer
---@return string?
function m:tile_class(layer, column, row) end

--- Returns the custom properties of a layer, as a new table.
---@param layer kodama.MapLayer
---@return table<string, any>
function m:layer_properties(layer) end

--- Returns the place of the cell that contains a position of the map, in pixels from its top left corner.
---@param x number
---@param y number
---@return integer column
---@return integer row
function m:to_tile(x, y) end

--- Returns the position of a cell, in pixels from the map's top left corner: the top left corner of the box around it.
---@param column integer
---@param row integer
---@return number x
---@return number y
function m:to_pixel(column, row) end

--- Draws a layer with its offset, opacity, tint and parallax, with the map's top left corner at x, y. Without a layer, draws all layers that are visible in Tiled, the rearmost first. Of an object layer, the tile objects are drawn. Call it in each frame, in a `draw` function.
---@param layer? kodama.MapLayer
---@param x? number  default 0
---@param y? number  default 0
---@param look? kodama.MapLook
function m:draw(layer, x, y, look) end

--- Spawns a task that draws a layer, as `m:draw` does: `m:spawn("ground", { priority = -10 })`. It belongs to the scene. Its animated tiles follow its rate and its pauses.
---@param layer kodama.MapLayer
---@param options? kodama.MapLayerOptions
---@return kodama.Task
function m:spawn(layer, options) end

--- Returns the objects of a layer, or of all layers, in the order of Tiled's list. The tables are new in each call.
---@param layer? kodama.MapLayer
---@return kodama.MapObject[]
function m:objects(layer) end

--- Returns the first object of a name, as a new table; nil if there is none.
---@param name string
---@return kodama.MapObject?
function m:object(name) end

--- Spawns a task for each object of a layer that has a class: the class `enemies.bat` is the function that `require "enemies.bat"` returns. `classes` has functions for other classes, and false for classes that are not spawned. `fields` are fields of all these tasks, such as `{ level = m }`, unless the object has a property of that name. The task's table has the custom properties as fields, `x` and `y` in the middle of the object, `width`, `height`, and `rotation`, `name`, `points` and `text` if the object has them.
---@param layer kodama.MapLayer
---@param classes? table<string, (async fun(self: kodama.Task))|boolean>
---@param fields? table<string, any>
---@return kodama.Task[]
function m:spawn_objects(layer, classes, fields) end

--- Returns whether a position is inside a solid tile, or a solid platform that moves. A tile is solid where Tiled's collision editor gave it shapes, or everywhere if it or its layer has the property `solid`. Platforms that are open from below (property `one_way`) are not solid. The map's top left corner is at 0, 0.
---@param x number
---@param y number
---@return boolean
function m:solid(x, y) end

--- Returns the first position between two others that is solid, and the direction that points away from the ground there: 0, -1 is that of a level floor, and 0, 0 means that the ray begins inside. Returns nil if nothing is in the way. Solid platforms that move count, except the task that calls this.
---@param x1 number
---@param y1 number
---@param x2 number
---@param y2 number
---@return number? x
---@return number? y
---@return number? normal_x
---@return number? normal_y
function m:ray(x1, y1, x2, y2) end

--- Returns the height of the first floor at or below a position, and its angle, in degrees: 0 if it is level, negative if it rises to the right. Platforms count, also those that are open from below and those that move. Returns nil if there is none within `reach` pixels, or if the position is inside the ground.
---@param x number
---@param y number
---@param reach? number  default 1000
---@return number? y
---@return number? angle
function m:floor(x, y, reach) end

--- Moves a body, usually the task itself, by a distance as far as the ground permits, at any speed: it stops at walls, climbs slopes and follows them down, and stands on platforms that are open from below. Sets fields of it: `grounded` (whether it stands on the floor), `wall` (-1 for a wall on the left that stopped it, 1 on the right, false for none), `ceiling` (whether one stopped it) and `floor_angle` (angle of the floor, in degrees). Returns the distances for the next tick: 0 along an axis in which it was stopped.
---@param body table
---@param dx number
---@param dy number
---@param options? kodama.SlideOptions
---@return number dx
---@return number dy
function m:slide(body, dx, dy, options) end

--- Makes a task a platform of the map until it ends: bodies that move by `m:slide` stand on it, and it carries them, however it moves. It is as large as its hitbox, or as `width` and `height`. The field `platform` of a body is the platform on which it stands, or nil.
---@param task kodama.Task
---@param options? kodama.PlatformOptions
function m:platform(task, options) end

--- Moves a body along the surface of the ground: over floors, walls, ceilings and slopes, and around corners. `speed` is in pixels; a positive one moves clockwise around the ground, to the right on a floor. The body is a circle as high as its hitbox. Sets `floor_angle` (angle of the surface, in degrees, for `rotation`: 180 on a ceiling) and `grounded`. Returns false and does not move the body if there is no ground at it.
---@param body table
---@param speed number
---@param options? kodama.CrawlOptions
---@return boolean
function m:crawl(body, speed, options) end

--- Returns whether there is no wall between two positions of the map, in pixels: the line of sight is free. Solid platforms that move are walls, too. Platforms that are open from below do not block it.
---@param x1 number
---@param y1 number
---@param x2 number
---@param y2 number
---@return boolean
function m:sees(x1, y1, x2, y2) end

--- An action of a player: "fire", "left", or one that game.lua defines.
---@alias kodama.Action string

--- An axis: "x", "look_x", or one that game.lua defines.
---@alias kodama.Axis string

--- Something that was typed: letters or a key. A key that produces a letter comes before that letter.
---@class (exact) kodama.Typed
---@field text? string  Letters that were typed.
---@field key? string  Name of the key, such as "Backspace".
---@field ctrl? boolean  With `key`: whether Ctrl was held.
---@field shift? boolean  With `key`: whether Shift was held.
---@field repeated? boolean  With `key`: whether the key repeats because it is held.

--- Input of the players, constant during a tick. Actions and their keys are set by `actions` of game.lua. By default they are up, down, left and right (arrow keys; D-pad and left stick), fire (Z, Space; A), bomb (X; B), slow (Shift; LB, RB), start (Enter; Start) and back (Escape; Back). Players are counted from 1; by default, functions use the first.
---@class kodama.input
input = {}

--- Returns whether the action is down: at least one of its keys or buttons is held.
---@param action kodama.Action
---@param player? integer  default 1
---@return boolean
function input.down(action, player) end

--- Returns whether the action was pressed in this tick.
---@param action kodama.Action
---@param player? integer  default 1
---@return boolean
function input.pressed(action, player) end

--- Returns whether the action was released in this tick.
---@param action kodama.Action
---@param player? integer  default 1
---@return boolean
function input.released(action, player) end

--- Returns whether the action was pressed in this tick or repeats because it is held, as in a menu: first after `delay` ticks, then every `every` ticks. The defaults are those of `autorepeat` of game.lua, or else 20 and 5.
---@param action kodama.Action
---@param player? integer  default 1
---@param delay? integer  default 0
---@param every? integer  default 0
---@return boolean
function input.repeated(action, player, delay, every) end

--- Sets rapid fire for an action: while held, it is pressed once per `every` ticks, at least 2; 0 turns this off. It ends at the next reset.
---@param action kodama.Action
---@param every integer
---@param player? integer  default 1
function input.turbo(action, every, player) end

--- Ignores all held keys and buttons, from the next tick until they are released: for a screen of your own that opens while keys are held. The screens of `kodama.menu` do this themselves.
function input.ignore_held() end

--- Returns the direction held: x and y, each from -1 to 1; y points down. The left stick of a gamepad gives all directions and strengths; keys and the D-pad give -1, 0 or 1.
---@param player? integer  default 1
---@return number x
---@return number y
function input.axis(player) end

--- Returns the position of an axis, from -1 to 1: x, y, look_x, look_y, left_trigger, right_trigger, or one of `axes` of game.lua.
---@param axis kodama.Axis
---@param player? integer  default 1
---@return number
function input.value(axis, player) end

--- Returns all actions that are down as bits of a number; see `input.bit`. The bits of the 33rd action and later ones are in the second number.
---@param player? integer  default 1
---@return integer low
---@return integer high
function input.bits(player) end

--- Returns the bit of an action: `bit32.btest(input.bits(), (input.bit "fire"))`. The default actions have the first bits, in the order listed above; a game's own actions follow in alphabetical order.
---@param action kodama.Action
---@return integer low
---@return integer high
function input.bit(action) end

--- Returns the names of the current keys and buttons of an action, including the player's own choice, for display: `{ "Z", "Space", "Pad A" }`.
---@param action kodama.Action
---@param player? integer  default 1
---@return string[]
function input.keys(action, player) end

--- Returns the number of players, from 1 to 4.
---@return integer
function input.players() end

--- Returns the position of the mouse, in pixels of the game, and whether it is within the screen. Before the first movement it is -1, -1. Calling this function makes the cursor visible.
---@return number x
---@return number y
---@return boolean inside
function input.mouse() end

--- Returns the movement of the mouse since the last tick, in pixels of the game. While the cursor is caught, the movement has no limit.
---@return number x
---@return number y
function input.mouse_move() end

--- Returns the movement of the mouse wheel since the last tick, in notches; positive when scrolling down.
---@return integer
function input.wheel() end

--- Sets the mouse cursor until the next reset: "auto" (shown for a while when it is moved), "shown", "hidden", or "caught" (hidden and held in the middle, so that `input.mouse_move` has no limit). If the system does not allow this, a notice is logged and the cursor is only hidden.
---@param how "auto"|"shown"|"hidden"|"caught"
function input.cursor(how) end

--- Starts text input, for example for a name: until `input.end_text` or the next reset, keys other than F1 to F12 are not actions, and `input.text` returns what is typed. Buttons of pads and the mouse work as before.
function input.begin_text() end

--- Ends text input. Keys that are still held become actions again when they are next pressed.
function input.end_text() end

--- Returns what was typed in this tick, in order: `{ text = "é" }` for letters, including dead keys and input methods; `{ key = "Backspace", ctrl = false, shift = false, repeated = false }` for a key. A held key repeats, unless it was held before text input started. Empty without text input.
---@return kodama.Typed[]
function input.text() end

--- Rumbles the player's gamepads, if they support it: `strength` from 0 to 1, for a number of ticks.
---@param strength number
---@param ticks integer
---@param player? integer  default 1
function input.rumble(strength, ticks, player) end

--- A sound: the path of its file relative to the game's folder or to `sounds`, without the extension.
---@alias kodama.SoundName string

--- A group of sounds: "music", "effects", "voice", or one of your own.
---@alias kodama.SoundGroup string

--- How a sound is played.
---@class (exact) kodama.PlayOptions
---@field gain? number  Volume factor. (default 1; 0 to 4)
---@field pan? number  Position from -1 (left) to 1 (right); by default, derived from `x`, otherwise 0. (-1 to 1)
---@field x? number  Horizontal position on the screen, in pixels, as an alternative to `pan`.
---@field pitch? number  Factor for speed and pitch. (default 1; 0.03125 to 32)
---@field priority? integer  Priority: if more than 64 sounds play at once, those with the lowest are dropped. (default 0; -1000 to 1000)
---@field fade? integer  Duration of a fade-in, in ticks. (default 0; 0 to 36000)
---@field at? number  Position at which the sound starts, in seconds. (default 0; 0 to 360000)
---@field resample? "linear"|"nearest"|"cubic"  Interpolation of a sound with another pitch; "nearest" sounds like old hardware. (default "linear")
---@field loop? boolean  Whether the sound repeats until it is stopped. (default false)
---@field group? kodama.SoundGroup  Group of the sound; see `sound.group`. (default "effects")

--- How music is played.
---@class (exact) kodama.MusicOptions
---@field gain? number  Volume factor. (default 1; 0 to 4)
---@field pan? number  Position from -1 (left) to 1 (right); by default, derived from `x`, otherwise 0. (-1 to 1)
---@field x? number  Horizontal position on the screen, in pixels, as an alternative to `pan`.
---@field pitch? number  Factor for speed and pitch. (default 1; 0.03125 to 32)
---@field priority? integer  Priority: if more than 64 sounds play at once, those with the lowest are dropped. (default 0; -1000 to 1000)
---@field fade? integer  Duration of a fade-in, in ticks. (default 0; 0 to 36000)
---@field at? number  Position at which the sound starts, in seconds. (default 0; 0 to 360000)
---@field resample? "linear"|"nearest"|"cubic"  Interpolation of a sound with another pitch; "nearest" sounds like old hardware. (default "linear")
---@field loop? boolean  Whether the music repeats. (default true)
---@field group? kodama.SoundGroup  Group of the music; see `sound.group`. (default "music")

--- Settings for all sounds of a group. Settings that are not given stay the same.
---@class (exact) kodama.GroupOptions
---@field gain? number  Volume factor. (0 to 4)
---@field fade? integer  Duration of the change of `gain`, in ticks. (default 0; 0 to 36000)
---@field label? string|table<string, string>  Name for players in the options: a string, or one for each language, like `label` of `options.add`.
---@field paused? boolean  Whether the group is paused; a change of scene ends the pause.
---@field pauses? boolean  Whether the group pauses while the player pauses the game; initially true.
---@field under? kodama.SoundGroup|boolean  Group during whose sounds this group is quieter (ducking); false for none.
---@field duck? number  Volume factor while ducked. (default 0.25; 0 to 1)

--- A sound created by a script, returned by the functions of `sfx` and by `sound.song`.
---@class kodama.Sound

--- Sounds and music. A sound is a name, such as "shot" for `sounds/shot.wav`, or a value returned by other functions. All results depend on ticks only, so a game runs the same whether or not it can be heard. A reset stops all sounds; when the scene changes, effects play to their end and music continues.
---@class kodama.sound
sound = {}

--- Plays a sound. If the same sound is played several times in a tick, it is played once, at the highest volume.
---@param what kodama.SoundName|kodama.Sound
---@param options? kodama.PlayOptions
---@return kodama.Playing
function sound.play(what, options) end

--- Changes the settings of a group until the next reset: "music", "effects", "voice", or one of your own, which the first call creates.
---@param name kodama.SoundGroup
---@param options? kodama.GroupOptions
function sound.group(name, options) end

--- Plays music until other music is requested; nil stops it. Requesting the music that is already playing does not restart it. With `fade`, the old music fades out while the new music fades in; with `at`, the music always starts at that position.
---@param what? kodama.SoundName|kodama.Sound
---@param options? kodama.MusicOptions
function sound.music(what, options) end

--- Plays music after the current and all queued music has ended. Looping music ends at the end of its current repetition, or of the next one if less than a second of the current one is left.
---@param what kodama.SoundName|kodama.Sound
---@param options? kodama.MusicOptions
function sound.queue(what, options) end

--- Returns the name of the current music; nil if there is none.
---@return kodama.SoundName?
function sound.current() end

--- Returns the position of the music, in seconds from its start; 0 without music.
---@return number
function sound.position() end

--- Creates a song from music macro language (MML), to be played by `sound.music` or `sound.play`: `sound.song "t140 o5 l8 cdefg"`. The guide lists its commands; an error names the line and column of the song. Store longer songs in `.mml` files.
---@param text string
---@return kodama.Sound
function sound.song(text) end

--- A playing sound, returned by `sound.play`. Call the methods with a colon; they do nothing when the sound has ended.
---@class kodama.Playing
local playing = {}

--- Stops the sound; it fades out in `ticks`, from 0 to 36000.
---@param ticks? integer  default 0
function playing:stop(ticks) end

--- Changes the volume to `gain`, from 0 to 4, in `ticks`, from 0 to 36000.
---@param gain number
---@param ticks integer
function playing:fade(gain, ticks) end

--- Sets the volume to `gain`, from 0 to 4.
---@param gain number
function playing:gain(gain) end

--- Sets the stereo position: -1 is left, 1 is right.
---@param pan number
function playing:pan(pan) end

--- Sets the factor for speed and pitch, from 1/32 to 32; 1 is the original pitch.
---@param pitch number
function playing:pitch(pitch) end

--- Pauses the sound; `false` resumes it.
---@param paused? boolean  default true
function playing:pause(paused) end

--- Returns whether the sound is still playing or paused.
---@return boolean
function playing:is_playing() end

--- Returns the position of the sound, in seconds.
---@return number
function playing:position() end

--- Parameters of an effect: a waveform, and values from 0 to 1, or from -1 to 1 if they work in both directions. The names of sfxr, such as `p_base_freq`, are also accepted.
---@class (exact) kodama.SfxFields
---@field wave? "square"|"saw"|"sine"|"noise"  Waveform. (default "square")
---@field preset? "coin"|"laser"|"explosion"|"powerup"|"hit"|"jump"|"blip"  Preset to start from; by default, all parameters have their own defaults.
---@field seed? integer  Seed that selects a variation of the preset. (default 1)
---@field mutate? integer  Seed for small random changes of all parameters; by default, none are changed.
---@field attack? number  Time in which the volume rises. (default 0; 0 to 1)
---@field sustain? number  Time at full volume. (default 0.3; 0 to 1)
---@field punch? number  Additional volume at the start of `sustain`. (default 0; 0 to 1)
---@field decay? number  Time in which the volume falls. (default 0.4; 0 to 1)
---@field freq? number  Pitch at the start. (default 0.3; 0 to 1)
---@field freq_limit? number  Pitch below which the effect ends. (default 0; 0 to 1)
---@field slide? number  Change of pitch; below 0 it falls. (default 0; -1 to 1)
---@field slide_change? number  Change of `slide`. (default 0; -1 to 1)
---@field vibrato? number  Depth of the vibrato. (default 0; 0 to 1)
---@field vibrato_speed? number  Speed of the vibrato. (default 0; 0 to 1)
---@field jump? number  Size of a single jump in pitch; below 0 it jumps down. (default 0; -1 to 1)
---@field jump_speed? number  How soon the pitch jumps; higher is sooner. (default 0; 0 to 1)
---@field duty? number  Pulse width of a square wave: 0 is half the period, 1 a thin pulse. (default 0; 0 to 1)
---@field duty_slide? number  Change of `duty`. (default 0; -1 to 1)
---@field retrigger? number  How often pitch and slides start again. (default 0; 0 to 1)
---@field phaser? number  Offset of a phaser, an echo within the wave. (default 0; -1 to 1)
---@field phaser_slide? number  Change of `phaser`. (default 0; -1 to 1)
---@field low_pass? number  Cutoff of a low-pass filter; 1 turns it off. (default 1; 0 to 1)
---@field low_pass_slide? number  Change of `low_pass`. (default 0; -1 to 1)
---@field resonance? number  Resonance of the low-pass filter. (default 0; 0 to 1)
---@field high_pass? number  Cutoff of a high-pass filter; 0 turns it off. (default 0; 0 to 1)
---@field high_pass_slide? number  Change of `high_pass`. (default 0; -1 to 1)
---@field volume? number  Volume. (default 0.25; 0 to 1)
---@field wave_type? integer  Waveform by its number in sfxr. (default 0; 0 to 3)
---@field p_env_attack? number  Same as `attack`. (default 0; 0 to 1)
---@field p_env_sustain? number  Same as `sustain`. (default 0.3; 0 to 1)
---@field p_env_punch? number  Same as `punch`. (default 0; 0 to 1)
---@field p_env_decay? number  Same as `decay`. (default 0.4; 0 to 1)
---@field p_base_freq? number  Same as `freq`. (default 0.3; 0 to 1)
---@field p_freq_limit? number  Same as `freq_limit`. (default 0; 0 to 1)
---@field p_freq_ramp? number  Same as `slide`. (default 0; -1 to 1)
---@field p_freq_dramp? number  Same as `slide_change`. (default 0; -1 to 1)
---@field p_vib_strength? number  Same as `vibrato`. (default 0; 0 to 1)
---@field p_vib_speed? number  Same as `vibrato_speed`. (default 0; 0 to 1)
---@field p_arp_mod? number  Same as `jump`. (default 0; -1 to 1)
---@field p_arp_speed? number  Same as `jump_speed`. (default 0; 0 to 1)
---@field p_duty? number  Same as `duty`. (default 0; 0 to 1)
---@field p_duty_ramp? number  Same as `duty_slide`. (default 0; -1 to 1)
---@field p_repeat_speed? number  Same as `retrigger`. (default 0; 0 to 1)
---@field p_pha_offset? number  Same as `phaser`. (default 0; -1 to 1)
---@field p_pha_ramp? number  Same as `phaser_slide`. (default 0; -1 to 1)
---@field p_lpf_freq? number  Same as `low_pass`. (default 1; 0 to 1)
---@field p_lpf_ramp? number  Same as `low_pass_slide`. (default 0; -1 to 1)
---@field p_lpf_resonance? number  Same as `resonance`. (default 0; 0 to 1)
---@field p_hpf_freq? number  Same as `high_pass`. (default 0; 0 to 1)
---@field p_hpf_ramp? number  Same as `high_pass_slide`. (default 0; -1 to 1)
---@field sound_vol? number  Same as `volume`. (default 0.25; 0 to 1)

--- Sound effects in the style of sfxr, to be played by `sound.play`. Create them once, when a file is loaded, not in a loop. A seed is an integer; the same seed gives the same effect.
---@class kodama.sfx
---@overload fun(fields: kodama.SfxFields): kodama.Sound
sfx = {}

--- Creates a pickup sound. `changes` sets some of its parameters, as with `sfx`; this applies to all presets.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.coin(seed, changes) end

--- Creates a laser shot.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.laser(seed, changes) end

--- Creates an explosion.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.explosion(seed, changes) end

--- Creates a power-up sound.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.powerup(seed, changes) end

--- Creates a hit sound.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.hit(seed, changes) end

--- Creates a jump sound.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.jump(seed, changes) end

--- Creates a short sound for menus.
---@param seed? integer  default 1
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.blip(seed, changes) end

--- Creates an effect from JSON written by jsfxr. Files in this format, `.sfx.json` or `.sfxr`, can be played by their names.
---@param json string
---@return kodama.Sound
function sfx.from(json) end

--- Returns all parameters of an effect as numbers, so that you can change an effect found at random: `sfx.fields { preset = "coin", seed = 3 }`.
---@param fields kodama.SfxFields
---@return kodama.SfxFields
function sfx.fields(fields) end

--- A file that tasks have loaded.
---@class (exact) kodama.Loaded
---@field kind "image"|"sound"  Kind of the file.
---@field name string  Name of the file.
---@field users integer  Number of tasks that have loaded it.
---@field bytes integer  Memory used, in bytes.

--- Images and sounds in memory. They are loaded when they are first used and stay in memory; you need these functions only if a game's files do not fit into memory. A file that was unloaded is loaded again when it is used. With `unload = true` in game.lua, each change of scene unloads the files that the ending scene has not used and that no task has loaded.
---@class kodama.resource
resource = {}

--- Loads a file now instead of when it is first used, and keeps it until the calling task ends or releases it. `kind` is "image" or "sound"; without it, all files of that name are loaded. Outside of a task, the file is kept until the next reset.
---@param name string
---@param kind? "image"|"sound"
function resource.load(name, kind) end

--- Releases a file that the calling task has loaded.
---@param name string
---@param kind? "image"|"sound"
function resource.release(name, kind) end

--- Unloads a file, unless a task has loaded it; without a name, unloads all files that no task has loaded and this scene has not used.
---@param name? string
---@param kind? "image"|"sound"
function resource.unload(name, kind) end

--- Returns the files that tasks have loaded, as a list of { kind, name, users, bytes }. Files that are in memory only because they were used are not listed; see `resource.dump`.
---@return kodama.Loaded[]
function resource.list() end

--- Prints all files in memory on the console: size, number of tasks that have loaded each, and whether this scene has used it.
function resource.dump() end

--- A kind of shots: a built-in one, or one defined by `shot.kind`.
---@alias kodama.ShotKind string

--- A color of shots: one of the eight built-in ones, or one defined by a kind.
---@alias kodama.ShotColor string

--- Options of shots, for firing them and for defining a kind.
---@class (exact) kodama.ShotOptions
---@field speed? number  Speed, in pixels per tick. (default 2)
---@field accel? number  Acceleration, in pixels per tick each tick; negative to slow down. (default 0)
---@field min_speed? number  Minimum speed for slowing down, in pixels per tick.
---@field max_speed? number  Maximum speed for accelerating and falling, in pixels per tick.
---@field turn? number  Turning rate, in degrees per tick clockwise. (default 0)
---@field gravity? number  Downward acceleration, independent of the direction, in pixels per tick each tick. (default 0)
---@field wind? number  Acceleration to the right, independent of the direction, in pixels per tick each tick. (default 0)
---@field delay? integer  Delay before the shot starts to fly and can hit, in ticks. (default 0; 0 to 1000000)
---@field life? integer  Time of flight after which the shot ends, in ticks. (1 to 1000000)
---@field changes? kodama.ShotChange[]  List of changes at certain ages.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Task or position to home in on.
---@field bounce? integer|boolean|kodama.ShotBounce  Number of bounces at the edges of the field; true for any number.
---@field wrap? boolean  Whether the shot enters again on the opposite side when it leaves the field. (default false)
---@field walls? kodama.Map|kodama.ShotWalls  Map at whose walls it ends; with a table, it can bounce or stick. Its center meets the walls.
---@field orbit? kodama.ShotOrbit  Orbit around a task or position, starting in the shot's direction.
---@field attach? kodama.Task|kodama.Place  Task or position whose movement is added to the shot's own.
---@field field? kodama.ShotField  Field of this shot; by default, that of `shot.field`.
---@field margin? number  Distance outside the field at which the shot is removed, in pixels; by default, that of the field, or 32. (at least 0)
---@field hits? kodama.Group|string[]  Group, or list of groups, that the shot hits. (default "ship")
---@field damage? number  Damage of a hit. (default 1)
---@field piercing? boolean  Whether the shot continues after a hit. (default false)
---@field harmless? boolean  Whether the shot hits and grazes nothing. (default false)
---@field length? number  Length of the hitbox along the direction, from tip to tip, in pixels. If it is at most twice the `radius`, the hitbox is a circle. (default 0; at least 0)
---@field graze? boolean  Whether the shot calls the `on_graze` of tasks that it comes close to. (default true)
---@field graze_every? integer  Interval at which a shot that stays near a task grazes it again, in ticks; 0 for only once. (default 0; at least 0)
---@field keep? boolean  Whether the shot is returned, or a list of all shots fired. (default false)
---@field on_end? fun(shot: kodama.Shot, why: "hit"|"wall"|"left"|"life"|"killed"|"canceled"|"cleared")  Called when the shot has ended; cannot wait.
---@field on_bounce? fun(shot: kodama.Shot, edge: "left"|"right"|"top"|"bottom"|"wall")  Called when the shot has bounced; cannot wait.
---@field on_stick? fun(shot: kodama.Shot)  Called when the shot has stuck to a wall; cannot wait.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick of the shot; cannot wait.
---@field tick_every? integer  Ticks of the shot between two calls of `on_tick`. (default 1; at least 1)
---@field kind? kodama.ShotKind  Kind of the shot: a built-in one, such as "star", or one defined by `shot.kind`. Options that are not given are those of the kind.
---@field color? kodama.ShotColor  Color of the kind: red, orange, yellow, green, cyan, blue, purple or white; by default, red for shots that hit the ship, otherwise blue.
---@field sprite? kodama.Picture  Name of the image; by default, that of the kind, or a round one.
---@field frame? integer  Frame of the image, if it is a sprite sheet. (default 1; at least 1)
---@field animation? kodama.AnimationName|kodama.Animation  Animation of the image, by the age of the shot: its name, see `draw.animation`, or a table such as `{ frames = "1-4", ticks = 6 }`.
---@field frames? integer[]  Frames of the image that repeat, each for `frame_ticks`; `animation` can do more, and replaces them.
---@field frame_ticks? integer  Duration of each of `frames`, in ticks. (default 6; at least 1)
---@field turns? boolean  Whether the image turns with the direction (for a built-in kind such as "rice": `true`). (default false)
---@field spin? number  Rotation of the image, in degrees per tick (for a built-in kind such as "star": 4). (default 0)
---@field radius? number  Radius of the hitbox, in pixels. The default (for a built-in kind: its own radius) is multiplied by `scale`. (default 2; at least 0)
---@field scale? number  Scale factor. (default 1; 0.1 to 16)
---@field scale_x? number  Horizontal scale factor; by default, `scale`. (0.1 to 16)
---@field scale_y? number  Vertical scale factor; by default, `scale`. (0.1 to 16)
---@field skew? number  Angle by which the image leans to the left at its top, before the rotation, in degrees. (default 0; -80 to 80)
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. (default "center")
---@field tint? kodama.Color  Color by which the image is multiplied; white kinds take this color. (default 0xffffff)
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1; 0 to 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0; 0 to 1)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1; 0 to 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field layer? integer  Layer: shots on higher layers are drawn in front (for a built-in kind that is large: -1 or -2; that is small: 1). (default 0; -2 to 2)
---@field glow? number  Brightness of the light around the shot. (default 0; 0 to 1)
---@field flash? "shrink"|"grow"|"none"  Cloud shown during the `delay`. (default "shrink")
---@field ending? "none"|"fade"|"burst"  Effect shown when the shot has hit, was canceled or has reached the end of its life (for a built-in kind: `"burst"`). (default "none")

--- How shots are fired. `from`, or `x` and `y`, are required.
---@class (exact) kodama.FiringOptions: kodama.ShotOptions
---@field from? kodama.Task|kodama.Place  Task or position that fires: the shot starts there.
---@field x? number  Horizontal start position, in pixels; by default, that of `from`.
---@field y? number  Vertical start position, in pixels; by default, that of `from`.
---@field angle? number  Direction, in degrees: 0 is right, 90 is down (default). With `aim`, the offset from the direction to the target.
---@field aim? kodama.Task|kodama.Place  Task or position that the shot is aimed at.

--- How a shot or a pattern is fired.
---@class (exact) kodama.FireOptions: kodama.FiringOptions
---@field pattern? kodama.Pattern  Pattern to fire instead of a single shot.

--- How a fan of shots is fired.
---@class (exact) kodama.FanOptions: kodama.FiringOptions
---@field n? integer  Number of shots. (default 3; 1 to 10000)
---@field spread? number  Angle between the first and the last shot, in degrees. (default 30)
---@field of? kodama.Pattern|kodama.Pattern[]|(fun(i: integer, n: integer): kodama.Pattern)  Pattern fired instead of each shot, or a list of patterns that take turns.

--- How a ring of shots is fired.
---@class (exact) kodama.RingOptions: kodama.FiringOptions
---@field n? integer  Number of shots. (default 12; 1 to 10000)
---@field of? kodama.Pattern|kodama.Pattern[]|(fun(i: integer, n: integer): kodama.Pattern)  Pattern fired instead of each shot, or a list of patterns that take turns.

--- How shots are fired over time.
---@class (exact) kodama.StreamOptions: kodama.FireOptions
---@field every? integer  Ticks from one volley to the next; without it, there is one volley, for patterns that take time themselves. (1 to 100000)
---@field times? integer  Number of volleys; with `every`, the default is endless. (at least 1)
---@field step? number  Rotation of the direction from one volley to the next, in degrees. (default 0)

--- Which shots are selected; all by default. `x`, `y` and `radius` select a circle; `x`, `y`, `width` and `height` select a rectangle with x, y as its upper left corner.
---@class (exact) kodama.ShotFilter
---@field hits? kodama.Group|string[]  Group, or list of groups: selects the shots that hit one of them.
---@field kind? kodama.ShotKind  Kind: selects the shots whose `kind` it is.
---@field color? kodama.ShotColor  Color: selects the shots whose `color` it is.
---@field min_age? integer  Minimum age, in ticks: 0 for shots whose delay is over. (at least -1000000)
---@field max_age? integer  Maximum age, in ticks. (at least -1000000)
---@field x? number  Horizontal position of the circle's center or of the rectangle's left edge, in pixels.
---@field y? number  Vertical position of the circle's center or of the rectangle's upper edge, in pixels.
---@field radius? number  Radius of the circle, in pixels. (default 0; at least 0)
---@field width? number  Width of the rectangle, in pixels. (default 0; at least 0)
---@field height? number  Height of the rectangle, in pixels. (default 0; at least 0)

--- Which shots are canceled, and what replaces them.
---@class (exact) kodama.CancelOptions: kodama.ShotFilter
---@field each? async fun(x: number, y: number, shot: kodama.Shot)  Called with the position of each canceled shot, in the order in which they were fired; may wait.
---@field into? string|(async fun(self: kodama.Task))  Task spawned at the position of each canceled shot, with that `x` and `y`: a function, or the name of a module that returns one.

--- How a BulletML file is played: options of shots that the file does not set, and the following. `aim` is the target of aimed bullets, at its current position; without it, they fly down.
---@class (exact) kodama.BulletmlOptions
---@field accel? number  Acceleration, in pixels per tick each tick; negative to slow down. (default 0)
---@field min_speed? number  Minimum speed for slowing down, in pixels per tick.
---@field max_speed? number  Maximum speed for accelerating and falling, in pixels per tick.
---@field turn? number  Turning rate, in degrees per tick clockwise. (default 0)
---@field gravity? number  Downward acceleration, independent of the direction, in pixels per tick each tick. (default 0)
---@field wind? number  Acceleration to the right, independent of the direction, in pixels per tick each tick. (default 0)
---@field delay? integer  Delay before the shot starts to fly and can hit, in ticks. (default 0; 0 to 1000000)
---@field life? integer  Time of flight after which the shot ends, in ticks. (1 to 1000000)
---@field changes? kodama.ShotChange[]  List of changes at certain ages.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Task or position to home in on.
---@field bounce? integer|boolean|kodama.ShotBounce  Number of bounces at the edges of the field; true for any number.
---@field wrap? boolean  Whether the shot enters again on the opposite side when it leaves the field. (default false)
---@field walls? kodama.Map|kodama.ShotWalls  Map at whose walls it ends; with a table, it can bounce or stick. Its center meets the walls.
---@field orbit? kodama.ShotOrbit  Orbit around a task or position, starting in the shot's direction.
---@field attach? kodama.Task|kodama.Place  Task or position whose movement is added to the shot's own.
---@field field? kodama.ShotField  Field of this shot; by default, that of `shot.field`.
---@field margin? number  Distance outside the field at which the shot is removed, in pixels; by default, that of the field, or 32. (at least 0)
---@field hits? kodama.Group|string[]  Group, or list of groups, that the shot hits. (default "ship")
---@field damage? number  Damage of a hit. (default 1)
---@field piercing? boolean  Whether the shot continues after a hit. (default false)
---@field harmless? boolean  Whether the shot hits and grazes nothing. (default false)
---@field length? number  Length of the hitbox along the direction, from tip to tip, in pixels. If it is at most twice the `radius`, the hitbox is a circle. (default 0; at least 0)
---@field graze? boolean  Whether the shot calls the `on_graze` of tasks that it comes close to. (default true)
---@field graze_every? integer  Interval at which a shot that stays near a task grazes it again, in ticks; 0 for only once. (default 0; at least 0)
---@field on_end? fun(shot: kodama.Shot, why: "hit"|"wall"|"left"|"life"|"killed"|"canceled"|"cleared")  Called when the shot has ended; cannot wait.
---@field on_bounce? fun(shot: kodama.Shot, edge: "left"|"right"|"top"|"bottom"|"wall")  Called when the shot has bounced; cannot wait.
---@field on_stick? fun(shot: kodama.Shot)  Called when the shot has stuck to a wall; cannot wait.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick of the shot; cannot wait.
---@field tick_every? integer  Ticks of the shot between two calls of `on_tick`. (default 1; at least 1)
---@field kind? kodama.ShotKind  Kind of the shot: a built-in one, such as "star", or one defined by `shot.kind`. Options that are not given are those of the kind.
---@field color? kodama.ShotColor  Color of the kind: red, orange, yellow, green, cyan, blue, purple or white; by default, red for shots that hit the ship, otherwise blue.
---@field sprite? kodama.Picture  Name of the image; by default, that of the kind, or a round one.
---@field frame? integer  Frame of the image, if it is a sprite sheet. (default 1; at least 1)
---@field animation? kodama.AnimationName|kodama.Animation  Animation of the image, by the age of the shot: its name, see `draw.animation`, or a table such as `{ frames = "1-4", ticks = 6 }`.
---@field frames? integer[]  Frames of the image that repeat, each for `frame_ticks`; `animation` can do more, and replaces them.
---@field frame_ticks? integer  Duration of each of `frames`, in ticks. (default 6; at least 1)
---@field turns? boolean  Whether the image turns with the direction (for a built-in kind such as "rice": `true`). (default false)
---@field spin? number  Rotation of the image, in degrees per tick (for a built-in kind such as "star": 4). (default 0)
---@field radius? number  Radius of the hitbox, in pixels. The default (for a built-in kind: its own radius) is multiplied by `scale`. (default 2; at least 0)
---@field scale? number  Scale factor. (default 1; 0.1 to 16)
---@field scale_x? number  Horizontal scale factor; by default, `scale`. (0.1 to 16)
---@field scale_y? number  Vertical scale factor; by default, `scale`. (0.1 to 16)
---@field skew? number  Angle by which the image leans to the left at its top, before the rotation, in degrees. (default 0; -80 to 80)
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. (default "center")
---@field tint? kodama.Color  Color by which the image is multiplied; white kinds take this color. (default 0xffffff)
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1; 0 to 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0; 0 to 1)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1; 0 to 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field layer? integer  Layer: shots on higher layers are drawn in front (for a built-in kind that is large: -1 or -2; that is small: 1). (default 0; -2 to 2)
---@field glow? number  Brightness of the light around the shot. (default 0; 0 to 1)
---@field flash? "shrink"|"grow"|"none"  Cloud shown during the `delay`. (default "shrink")
---@field ending? "none"|"fade"|"burst"  Effect shown when the shot has hit, was canceled or has reached the end of its life (for a built-in kind: `"burst"`). (default "none")
---@field from? kodama.Task|kodama.Place  Task or position that fires: the shot starts there.
---@field x? number  Horizontal start position, in pixels; by default, that of `from`.
---@field y? number  Vertical start position, in pixels; by default, that of `from`.
---@field aim? kodama.Task|kodama.Place  Task or position that the shot is aimed at.
---@field rank? number  Difficulty: `$rank` in the file. (default 0.5; 0 to 1)
---@field params? number[]  Parameters `$1`, `$2`… of the top actions.
---@field speed_scale? number  Speed of the file's unit, in pixels per tick. (default 1)
---@field rotate? number  Rotation of all directions that are not aimed, in degrees clockwise: 90 to use a file for a horizontally scrolling game, where 0 is forward, in a vertically scrolling one. (default 0)
---@field angle? number  Initial direction of the source for relative directions, in degrees; up, as in other BulletML players. (default -90)
---@field moves? boolean  Whether the file may move the task `from`, as bosses do. (default true)
---@field loop? boolean  Whether the file starts again when it has ended. (default false)

--- Default options for the shots of a kind.
---@class (exact) kodama.KindOptions: kodama.ShotOptions
---@field colors? string[]  Names of the frames of `sprite`, in order; `color` selects one of them.

--- A change of a shot at an age. With `kind` or `sprite`, the shot gets a new look from these options and their defaults, and loses the look that its fields have been set to. Otherwise, only the given options change, and the others keep the values that the shot has at that age; a `color` or `frame` that its picture then does not have is ignored.
---@class (exact) kodama.ShotChange
---@field at integer  Age of the shot, in ticks. (0 to 1000000)
---@field every? integer  Ticks after which the change is repeated. (1 to 1000000)
---@field times? integer  Total number of times with `every`; by default, endless. (1 to 1000000)
---@field speed? number  New speed, in pixels per tick.
---@field add_speed? number  Change of speed, in pixels per tick.
---@field angle? number  New direction, in degrees; with `aim`, the offset from the direction to the target.
---@field add_angle? number  Change of direction, in degrees clockwise.
---@field aim? kodama.Task|kodama.Place  Task or position to turn to, at its current position.
---@field over? integer  Duration of the change of speed and direction, in ticks. (default 0; 0 to 1000000)
---@field accel? number  New acceleration, in pixels per tick each tick.
---@field turn? number  New turning rate, in degrees per tick.
---@field min_speed? number  New minimum of the speed, in pixels per tick.
---@field max_speed? number  New maximum of the speed, in pixels per tick.
---@field kind? kodama.ShotKind  Kind of the shot: a built-in one, such as "star", or one defined by `shot.kind`. Options that are not given are those of the kind.
---@field color? kodama.ShotColor  Color of the kind: red, orange, yellow, green, cyan, blue, purple or white; by default, red for shots that hit the ship, otherwise blue.
---@field sprite? kodama.Picture  Name of the image; by default, that of the kind, or a round one.
---@field frame? integer  Frame of the image, if it is a sprite sheet. (default 1; at least 1)
---@field animation? kodama.AnimationName|kodama.Animation  Animation of the image, by the age of the shot: its name, see `draw.animation`, or a table such as `{ frames = "1-4", ticks = 6 }`.
---@field frames? integer[]  Frames of the image that repeat, each for `frame_ticks`; `animation` can do more, and replaces them.
---@field frame_ticks? integer  Duration of each of `frames`, in ticks. (default 6; at least 1)
---@field turns? boolean  Whether the image turns with the direction (for a built-in kind such as "rice": `true`). (default false)
---@field spin? number  Rotation of the image, in degrees per tick (for a built-in kind such as "star": 4). (default 0)
---@field radius? number  Radius of the hitbox, in pixels. The default (for a built-in kind: its own radius) is multiplied by `scale`. (default 2; at least 0)
---@field scale? number  Scale factor. (default 1; 0.1 to 16)
---@field scale_x? number  Horizontal scale factor; by default, `scale`. (0.1 to 16)
---@field scale_y? number  Vertical scale factor; by default, `scale`. (0.1 to 16)
---@field skew? number  Angle by which the image leans to the left at its top, before the rotation, in degrees. (default 0; -80 to 80)
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. (default "center")
---@field tint? kodama.Color  Color by which the image is multiplied; white kinds take this color. (default 0xffffff)
---@field fill? kodama.Color  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill). (default 1; 0 to 1)
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`. (default "noise")
---@field dissolve_amount? number  How much of the image has vanished, from 0 (nothing) to 1 (everything). (default 0; 0 to 1)
---@field alpha? number  Opacity, from 0 (invisible) to 1. (default 1; 0 to 1)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them. (default "normal")
---@field layer? integer  Layer: shots on higher layers are drawn in front (for a built-in kind that is large: -1 or -2; that is small: 1). (default 0; -2 to 2)
---@field glow? number  Brightness of the light around the shot. (default 0; 0 to 1)
---@field flash? "shrink"|"grow"|"none"  Cloud shown during the `delay`. (default "shrink")
---@field ending? "none"|"fade"|"burst"  Effect shown when the shot has hit, was canceled or has reached the end of its life (for a built-in kind: `"burst"`). (default "none")

--- How a shot homes in on a target. When the target has ended or the time is over, the shot flies straight.
---@class (exact) kodama.ShotHoming
---@field target kodama.Task|kodama.Place  Task or position to home in on.
---@field turn? number  Largest turn, in degrees per tick. (default 3; at least 0)
---@field ticks? integer  Duration of homing, in ticks; by default, unlimited. (0 to 1000000)

--- How a shot bounces at the edges of its field.
---@class (exact) kodama.ShotBounce
---@field n? integer  Number of bounces; by default, unlimited. (0 to 1000000)
---@field edges? string|string[]  Edges that reflect the shot: "all" (default), "sides" (left and right), "ends" (top and bottom), "left", "right", "top", "bottom", or a list of these.

--- How a shot orbits a center. When the center has ended, the shot flies straight.
---@class (exact) kodama.ShotOrbit
---@field around kodama.Task|kodama.Place  Task or position to orbit.
---@field radius? number  Initial radius, in pixels. (default 32; at least 0)
---@field turn? number  Angle per tick, in degrees clockwise. (default 3)
---@field grow? number  Growth of the radius, down to 0, in pixels per tick. (default 0)

--- What a shot does at the walls of a map: where its tiles are solid.
---@class (exact) kodama.ShotWalls
---@field map kodama.Map  The map, returned by `map.load`.
---@field action? "end"|"bounce"|"stick"  What it does at a wall: "end" (default), "bounce", or "stick": it stays there until its `life` ends. (default "end")
---@field n? integer  Number of bounces, after which it ends at the next wall; by default, unlimited. (0 to 1000000)
---@field bounciness? number  Factor of the speed at each bounce; below 1, a shot with `gravity` comes to rest. (default 1; 0 to 1)

--- A rectangle outside of which shots are removed.
---@class (exact) kodama.ShotField
---@field x? number  Left edge, in pixels. (default 0)
---@field y? number  Upper edge, in pixels. (default 0)
---@field width number  Width, in pixels. (at least 1)
---@field height number  Height, in pixels. (at least 1)
---@field margin? number  Distance outside the field at which shots are removed, in pixels. (default 32; at least 0)

--- Bullets that fly, hit and disappear by themselves. Without further options, a shot flies straight and is removed when it hits something or leaves the screen.
---@class kodama.shot
shot = {}

--- Fires a shot, or all shots of a pattern. With `keep`, returns the shot, or a list of the shots of the pattern; if the pool is full, the returned one is not alive.
---@param options kodama.FireOptions
---@return (kodama.Shot|kodama.Shot[])?
function shot.fire(options) end

--- Fires `n` shots, spread evenly over `spread` degrees around the direction.
---@param options kodama.FanOptions
---@return kodama.Shot[]?
function shot.fan(options) end

--- Fires `n` shots, spread evenly over a full circle, the first in the direction.
---@param options kodama.RingOptions
---@return kodama.Shot[]?
function shot.ring(options) end

--- Fires a shot or a pattern repeatedly and waits until the last volley is complete. Each volley uses the current positions of `from` and `aim`. To do something else at the same time, use a child: `self:spawn(function() shot.stream { … } end)`. The task's `rate` applies.
---@async
---@param options kodama.StreamOptions
function shot.stream(options) end

--- Defines a kind of shots, to be fired with `kind = name`. A kind can be based on another one, named by its own `kind`. Kinds last until the scripts are loaded again.
---@param name string
---@param options kodama.KindOptions
function shot.kind(name, options) end

--- Returns the names of all kinds of shots: the forty built-in ones and the defined ones.
---@return string[]
function shot.kinds() end

--- Returns the colors of the built-in kinds.
---@return string[]
function shot.colors() end

--- Sets the field of all shots that do not have their own: they are removed beyond its margin and can bounce at its edges. The default field is the screen; it is restored when the scene changes.
---@param options kodama.ShotField
function shot.field(options) end

--- Gives a shot a task: a new shot fired with these options, or a shot that was kept. After the shot's `delay`, the function runs as a coroutine; its `self` is both the shot and a task. It can wait, set `self.angle` and `self.speed`, and spawn children; the shot flies, hits and is drawn like any other. When the function returns, the shot continues; when the shot ends, so does the task; `self:kill()` ends both. If the pool of shots or of tasks is full, neither is created.
---@param shot kodama.FiringOptions|kodama.Shot
---@param fn async fun(self: kodama.Task)
---@return kodama.Shot
function shot.task(shot, fn) end

--- Returns the number of shots; with a filter, of those that hit a group or that it selects.
---@param filter? kodama.Group|kodama.ShotFilter
---@return integer
function shot.count(filter) end

--- Iterates over the shots in flight in the order in which they were fired; with a filter, over those that hit a group or that it selects: `for s in shot.each { kind = "star" } do`. Shots fired during the loop are not visited, and neither are shots that have ended.
---@param filter? kodama.Group|kodama.ShotFilter
---@return fun(): kodama.Shot?
function shot.each(filter) end

--- Returns the shots whose center is within `radius` pixels of a position, the nearest first. With a filter, only those that hit a group or that it selects.
---@param x number
---@param y number
---@param radius number
---@param filter? kodama.Group|kodama.ShotFilter
---@return kodama.Shot[]
function shot.near(x, y, radius, filter) end

--- Removes all shots; with a filter, those that hit a group or that it selects.
---@param filter? kodama.Group|kodama.ShotFilter
function shot.clear(filter) end

--- Cancels shots, as a bomb does: all, or those that the options select. Returns the number of canceled shots.
---@param options kodama.CancelOptions
---@return integer
function shot.cancel(options) end

--- Plays a BulletML file and waits until its top actions have ended; its bullets continue with their own actions: `shot.bulletml("patterns/flower.xml", { from = self, aim = ship })`. It stops when the waiting task ends. Returns whether the file executed `vanish`, which means that the source should end.
---@async
---@param path kodama.DataPath
---@param options kodama.BulletmlOptions
---@return boolean
function shot.bulletml(path, options) end

--- A shot: in flight or ended.
---@class kodama.Shot
---@field x number  Horizontal position of the shot's center, in pixels from the left.
---@field y number  Vertical position of the shot's center, in pixels from the top.
---@field angle number  Direction of flight, in degrees: 0 is right, 90 is down.
---@field speed number  Speed, in pixels per tick.
---@field accel number  Acceleration, in pixels per tick each tick.
---@field turn number  Turning rate, in degrees per tick.
---@field min_speed? number  Minimum speed for slowing down, in pixels per tick; nil for no limit.
---@field max_speed? number  Highest speed that `accel` can reach, in pixels per tick; nil for no limit.
---@field age integer  Time in flight, in ticks; negative during the delay. Read-only.
---@field life? integer  Time of flight after which the shot ends, in ticks; nil for no end.
---@field margin? number  Distance outside the field at which this shot is removed, in pixels; nil for that of the field.
---@field kind? kodama.ShotKind  Kind of the shot. Setting it changes the picture, and its turning and spin unless you have set them; everything else stays, also the color if the kind has no color of its own.
---@field color? kodama.ShotColor  Color of the kind; nil for a sprite. Setting it on a shot without `kind` and `sprite` gives it the kind `small_pearl`.
---@field sprite kodama.Picture  Name of the image. Setting it changes only the picture; it then has no `color`.
---@field frame? integer  Frame of the image, from 1; nil for an animation or a kind. Setting it leaves the shot without `color`, also if its kind names the frames with `colors`.
---@field animation? kodama.AnimationName  Name of the animation of the image; nil for none, or for one given as a table. You can also set a table. The animation follows the age of the shot, also if it is set later.
---@field turns boolean  Whether the image turns with the direction.
---@field spin number  Rotation of the image, in degrees per tick. Setting it continues from the current rotation.
---@field scale number  Scale factor of the image, from 0 (invisible) to 16; sets `scale_x` and `scale_y`, and returns `scale_x`.
---@field scale_x number  Horizontal scale factor of the image before it is turned, from 0 to 16.
---@field scale_y number  Vertical scale factor of the image before it is turned, from 0 to 16.
---@field skew number  Angle by which the image leans to the left at its top before it is turned, in degrees from -80 to 80.
---@field origin "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is at the position of the shot; see `draw.sprite`. Its glow and its hitbox stay there.
---@field tint kodama.Color  Color by which the image is multiplied.
---@field alpha number  Opacity, from 0 (invisible) to 1; other numbers count as the nearer of the two.
---@field fill? kodama.Color  Color with which all pixels of the image are filled; nil for none.
---@field fill_amount number  How much of `fill` is in the colors, from 0 to 1; other numbers count as the nearer of the two.
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others; see `draw.sprite`. Reading it gives a palette of `draw.palette`.
---@field dissolve kodama.DissolvePattern  Pattern in which the image vanishes; see `draw.sprite`.
---@field dissolve_amount number  How much of the image has vanished, from 0 to 1; other numbers count as the nearer of the two.
---@field blend "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode.
---@field layer integer  Layer, from -2 to 2: shots on higher layers are drawn in front.
---@field glow number  Brightness of the light around the shot, from 0 to 1; other numbers count as the nearer of the two.
---@field flash "shrink"|"grow"|"none"  Cloud shown during the delay.
---@field ending "none"|"fade"|"burst"  Effect shown when the shot has hit, was canceled or has reached the end of its life.
---@field visible boolean  Whether the shot is drawn, with its glow, flash and ending; an invisible shot still hits.
---@field radius number  Radius of the hitbox, in pixels. Only setting it changes it: `scale` does not.
---@field length number  Length of the hitbox along the direction, in pixels; 0 for a circle.
---@field damage number  Damage of a hit.
---@field hits kodama.Group|string[]  Group, or list of groups, that the shot hits.
---@field piercing boolean  Whether the shot continues after a hit.
---@field harmless boolean  Whether the shot hits and grazes nothing.
---@field graze boolean  Whether the shot calls the `on_graze` of tasks that it comes close to.
---@field on_end? fun(shot: kodama.Shot, why: string)  Called when the shot ends; see `shot.fire`.
---@field on_bounce? fun(shot: kodama.Shot, edge: string)  Called when the shot bounces; see `shot.fire`.
---@field on_stick? fun(shot: kodama.Shot)  Called when the shot has stuck to a wall; see `shot.fire`.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick, or less often with `tick_every`; see `shot.fire`.
---@field tick_every integer  Ticks of the shot between two calls of `on_tick`.
---@field [string] any
local bullet = {}

--- Returns whether the shot is in flight.
---@return boolean
function bullet:alive() end

--- Removes the shot at once. Does nothing if the shot has ended.
function bullet:kill() end

--- Removes the shot as `shot.cancel` does. Does nothing if the shot has ended.
function bullet:cancel() end

--- A pattern: a table with the name of a shape and its options.
---@class kodama.Pattern
---@field shape string  Name of the shape, such as "ring".
---@field [string] any

--- Options of every level of a pattern. A number can be given as one number, as a pair from the first position to the last (`speed = { 1, 3 }`), or as a function that is called with the index of the position and the number of positions. The other options are those of shots; strings, numbers and booleans among them can also be given as a list, whose items take turns, or as such a function.
---@class (exact) kodama.PatternOptions
---@field shape? string  Name of the shape; set by the function that creates the pattern.
---@field of? kodama.Pattern|kodama.Pattern[]|(fun(i: integer, n: integer): kodama.Pattern)  Pattern at each position, or several that take turns; by default, a single shot.
---@field direction? "relative"|"absolute"|"aimed"|"outward"  Reference for directions. `"relative"` is the direction of the enclosing level or, for the outermost level, of the call. `"absolute"` is 0, which is right. `"aimed"` is the direction to `aim`. `"outward"` is the direction away from the center. (default "relative")
---@field angle? number|number[]|(fun(i: integer, n: integer): number)  Rotation, in degrees clockwise.
---@field speed? number|number[]|(fun(i: integer, n: integer): number)  Speed of the shots, in pixels per tick; by default, that of the enclosing level.
---@field distance? number|number[]|(fun(i: integer, n: integer): number)  Distance of the positions from the center, each in its direction, in pixels.
---@field x? number|number[]|(fun(i: integer, n: integer): number)  Horizontal offset, in pixels.
---@field y? number|number[]|(fun(i: integer, n: integer): number)  Vertical offset, in pixels.
---@field delay? number|number[]|(fun(i: integer, n: integer): number)  Delay of the shots, in ticks, added to the `delay` of the enclosing levels.
---@field every? integer  With `shot.stream`: ticks from one position to the next. (default 0; 0 to 100000)
---@field accel? number|number[]|(fun(i: integer, n: integer): number)  Acceleration, in pixels per tick each tick; negative to slow down.
---@field min_speed? number|number[]|(fun(i: integer, n: integer): number)  Minimum speed for slowing down, in pixels per tick.
---@field max_speed? number|number[]|(fun(i: integer, n: integer): number)  Maximum speed for accelerating and falling, in pixels per tick.
---@field turn? number|number[]|(fun(i: integer, n: integer): number)  Turning rate, in degrees per tick clockwise.
---@field gravity? number|number[]|(fun(i: integer, n: integer): number)  Downward acceleration, independent of the direction, in pixels per tick each tick.
---@field wind? number|number[]|(fun(i: integer, n: integer): number)  Acceleration to the right, independent of the direction, in pixels per tick each tick.
---@field life? integer|integer[]|(fun(i: integer, n: integer): integer)  Time of flight after which the shot ends, in ticks.
---@field changes? kodama.ShotChange[]  List of changes at certain ages.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Task or position to home in on.
---@field bounce? integer|boolean|kodama.ShotBounce  Number of bounces at the edges of the field; true for any number.
---@field wrap? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether the shot enters again on the opposite side when it leaves the field.
---@field walls? kodama.Map|kodama.ShotWalls  Map at whose walls it ends; with a table, it can bounce or stick. Its center meets the walls.
---@field orbit? kodama.ShotOrbit  Orbit around a task or position, starting in the shot's direction.
---@field attach? kodama.Task|kodama.Place  Task or position whose movement is added to the shot's own.
---@field field? kodama.ShotField  Field of this shot; by default, that of `shot.field`.
---@field margin? number|number[]|(fun(i: integer, n: integer): number)  Distance outside the field at which the shot is removed, in pixels; by default, that of the field, or 32.
---@field hits? kodama.Group|string[]  Group, or list of groups, that the shot hits. (default "ship")
---@field damage? number|number[]|(fun(i: integer, n: integer): number)  Damage of a hit.
---@field piercing? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether the shot continues after a hit.
---@field harmless? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether the shot hits and grazes nothing.
---@field length? number|number[]|(fun(i: integer, n: integer): number)  Length of the hitbox along the direction, from tip to tip, in pixels. If it is at most twice the `radius`, the hitbox is a circle.
---@field graze? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether the shot calls the `on_graze` of tasks that it comes close to.
---@field graze_every? integer|integer[]|(fun(i: integer, n: integer): integer)  Interval at which a shot that stays near a task grazes it again, in ticks; 0 for only once.
---@field on_end? fun(shot: kodama.Shot, why: "hit"|"wall"|"left"|"life"|"killed"|"canceled"|"cleared")  Called when the shot has ended; cannot wait.
---@field on_bounce? fun(shot: kodama.Shot, edge: "left"|"right"|"top"|"bottom"|"wall")  Called when the shot has bounced; cannot wait.
---@field on_stick? fun(shot: kodama.Shot)  Called when the shot has stuck to a wall; cannot wait.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick of the shot; cannot wait.
---@field tick_every? integer|integer[]|(fun(i: integer, n: integer): integer)  Ticks of the shot between two calls of `on_tick`.
---@field kind? kodama.ShotKind|kodama.ShotKind[]|(fun(i: integer, n: integer): kodama.ShotKind)  Kind of the shot: a built-in one, such as "star", or one defined by `shot.kind`. Options that are not given are those of the kind.
---@field color? kodama.ShotColor|kodama.ShotColor[]|(fun(i: integer, n: integer): kodama.ShotColor)  Color of the kind: red, orange, yellow, green, cyan, blue, purple or white; by default, red for shots that hit the ship, otherwise blue.
---@field sprite? kodama.Picture|kodama.Picture[]|(fun(i: integer, n: integer): kodama.Picture)  Name of the image; by default, that of the kind, or a round one.
---@field frame? integer|integer[]|(fun(i: integer, n: integer): integer)  Frame of the image, if it is a sprite sheet.
---@field animation? kodama.AnimationName|kodama.Animation  Animation of the image, by the age of the shot: its name, see `draw.animation`, or a table such as `{ frames = "1-4", ticks = 6 }`.
---@field frames? integer[]  Frames of the image that repeat, each for `frame_ticks`; `animation` can do more, and replaces them.
---@field frame_ticks? integer|integer[]|(fun(i: integer, n: integer): integer)  Duration of each of `frames`, in ticks.
---@field turns? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether the image turns with the direction (for a built-in kind such as "rice": `true`).
---@field spin? number|number[]|(fun(i: integer, n: integer): number)  Rotation of the image, in degrees per tick (for a built-in kind such as "star": 4).
---@field radius? number|number[]|(fun(i: integer, n: integer): number)  Radius of the hitbox, in pixels. The default (for a built-in kind: its own radius) is multiplied by `scale`.
---@field scale? number|number[]|(fun(i: integer, n: integer): number)  Scale factor.
---@field scale_x? number|number[]|(fun(i: integer, n: integer): number)  Horizontal scale factor; by default, `scale`.
---@field scale_y? number|number[]|(fun(i: integer, n: integer): number)  Vertical scale factor; by default, `scale`.
---@field skew? number|number[]|(fun(i: integer, n: integer): number)  Angle by which the image leans to the left at its top, before the rotation, in degrees.
---@field origin? "center"|"top_left"|"top"|"top_right"|"left"|"right"|"bottom_left"|"bottom"|"bottom_right"|number[]  Point of the image that is placed at the position, and around which the image is flipped, scaled, skewed and rotated: a word, or `{ x, y }` in pixels from its top left corner. (default "center")
---@field tint? kodama.Color|kodama.Color[]|(fun(i: integer, n: integer): kodama.Color)  Color by which the image is multiplied; white kinds take this color.
---@field fill? kodama.Color|kodama.Color[]|(fun(i: integer, n: integer): kodama.Color)  Color with which all pixels of the image are filled, such as white for a flash when hit; nil for none. See `fill_amount`.
---@field fill_amount? number|number[]|(fun(i: integer, n: integer): number)  How much of `fill` is in the colors, from 0 (nothing) to 1 (only the fill).
---@field palette? kodama.Picture|table<number, number>|kodama.Palette  Colors that replace others: the name of an image whose second row replaces the colors of the first, a table such as `{ [0xff0000] = 0x0000ff }`, or a palette of `draw.palette`.
---@field dissolve? kodama.DissolvePattern|kodama.DissolvePattern[]|(fun(i: integer, n: integer): kodama.DissolvePattern)  Pattern in which the image vanishes: `"noise"`, `"blocks"`, `"dots"`, `"rows"`, `"columns"`, `"up"`, `"down"`, or the name of an image, whose dark parts vanish first (default `"noise"`). See `dissolve_amount`.
---@field dissolve_amount? number|number[]|(fun(i: integer, n: integer): number)  How much of the image has vanished, from 0 (nothing) to 1 (everything).
---@field alpha? number|number[]|(fun(i: integer, n: integer): number)  Opacity, from 0 (invisible) to 1.
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"|("normal"|"add"|"subtract"|"multiply"|"screen")[]|(fun(i: integer, n: integer): "normal"|"add"|"subtract"|"multiply"|"screen")  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them.
---@field layer? integer|integer[]|(fun(i: integer, n: integer): integer)  Layer: shots on higher layers are drawn in front (for a built-in kind that is large: -1 or -2; that is small: 1).
---@field glow? number|number[]|(fun(i: integer, n: integer): number)  Brightness of the light around the shot.
---@field flash? "shrink"|"grow"|"none"|("shrink"|"grow"|"none")[]|(fun(i: integer, n: integer): "shrink"|"grow"|"none")  Cloud shown during the `delay`.
---@field ending? "none"|"fade"|"burst"|("none"|"fade"|"burst")[]|(fun(i: integer, n: integer): "none"|"fade"|"burst")  Effect shown when the shot has hit, was canceled or has reached the end of its life (for a built-in kind: `"burst"`).

--- A single position.
---@class (exact) kodama.OnePattern: kodama.PatternOptions

--- A single position in the direction of `aim`, regardless of the levels around it.
---@class (exact) kodama.AimedPattern: kodama.PatternOptions

--- Shots spread evenly over an angle around the direction.
---@class (exact) kodama.FanPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 3; 1 to 10000)
---@field spread? number  Angle between the first and the last shot, in degrees. (default 30)

--- Shots with a fixed angle between neighbors, centered on the direction.
---@class (exact) kodama.SpreadPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 3; 1 to 10000)
---@field step? number  Angle from one shot to the next, in degrees. (default 15)

--- Shots spread evenly over a full circle, the first in the direction.
---@class (exact) kodama.RingPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 12; 1 to 10000)

--- Shots each rotated by a fixed angle from the one before. A pair of speeds, or `every` in a stream, winds the spiral.
---@class (exact) kodama.SpiralPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 36; 1 to 10000)
---@field step? number  Angle from one shot to the next, in degrees. (default 10)

--- Shots one behind the other in the same direction, the slowest first; without `speed`, from half to full speed.
---@class (exact) kodama.StackPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 3; 1 to 10000)

--- Shots side by side in the same direction.
---@class (exact) kodama.LinePattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 5; 1 to 10000)
---@field width? number  Distance between the first and the last shot, in pixels. (default 60)
---@field slant? number  Angle between the direction and the line, in degrees. (default 90)

--- Shots in the shape of an arrowhead, all in the same direction.
---@class (exact) kodama.ArrowPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 7; 1 to 10000)
---@field width? number  Distance between the ends of the wings, in pixels. (default 48)
---@field depth? number  Distance from the point back to the ends of the wings, in pixels. (default 24)

--- A line across the direction with a gap to slip through.
---@class (exact) kodama.WallPattern: kodama.PatternOptions
---@field n? integer  Number of positions, including those of the gap. (default 20; 1 to 10000)
---@field width? number  Distance between the first and the last position, in pixels. (default 300)
---@field gap? integer  Number of positions in the gap. (default 3; 0 to 10000)
---@field at? integer  First position of the gap, from 1; random by default. (1 to 10000)
---@field seed? number  Seed of the random numbers, to make them the same each time.

--- The outline of a polygon or a star, which grows as it flies.
---@class (exact) kodama.PolygonPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 30; 1 to 10000)
---@field corners? integer  Number of corners; `n` should be a multiple of it. (default 5; 3 to 10000)
---@field skip? integer  Number of corners from one end of a side to the other: 1 connects neighbors, 2 makes a five-pointed star. (default 1; 1 to 10000)

--- A ring of petals that open as it flies.
---@class (exact) kodama.RosePattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 60; 1 to 10000)
---@field petals? integer  Number of petals. (default 5; 1 to 10000)
---@field inner? number  Speed of the shots between petals, as a fraction of those at the tips. (default 0.4)

--- An ellipse that grows as it flies.
---@class (exact) kodama.EllipsePattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 24; 1 to 10000)
---@field ratio? number  Width across the direction, as a fraction of the length. (default 0.5)

--- A figure that grows as it flies; it is upright when its direction is down.
---@class (exact) kodama.FigurePattern: kodama.PatternOptions
---@field points number[][]  Points `{ x, y }` relative to the center, in any unit.

--- Shots in random directions within an angle around the direction. A pair of numbers means random numbers between the two.
---@class (exact) kodama.ScatterPattern: kodama.PatternOptions
---@field n? integer  Number of shots, or of patterns if `of` is given. (default 12; 1 to 10000)
---@field spread? number  Angle, in degrees. (default 60)
---@field seed? number  Seed of the random numbers, to make them the same each time.

--- All patterns listed by `of`.
---@class (exact) kodama.TogetherPattern: kodama.PatternOptions

--- Patterns of many shots, as shapes within shapes: `pattern.ring { n = 12, of = pattern.fan { n = 3 } }`. These functions return plain tables, which are fired by `shot.fire { pattern = … }` or, over time, by `shot.stream`. A shape has positions in a fixed order. All shots at the first position of the outermost shape are fired first, then those at its second, and so on.
---@class kodama.pattern
pattern = {}

--- Creates a pattern with one position: a shot or a pattern, such as an item of a list for `of`.
---@param options? kodama.OnePattern
---@return kodama.Pattern
function pattern.one(options) end

--- Creates a pattern with one position in the direction of `aim`.
---@param options? kodama.AimedPattern
---@return kodama.Pattern
function pattern.aimed(options) end

--- Creates a fan: shots spread evenly over an angle, both edges included.
---@param options? kodama.FanPattern
---@return kodama.Pattern
function pattern.fan(options) end

--- Creates a spread: shots with a fixed angle between neighbors.
---@param options? kodama.SpreadPattern
---@return kodama.Pattern
function pattern.spread(options) end

--- Creates a ring: shots spread evenly over a full circle.
---@param options? kodama.RingPattern
---@return kodama.Pattern
function pattern.ring(options) end

--- Creates a spiral: shots each rotated by a fixed angle from the one before.
---@param options? kodama.SpiralPattern
---@return kodama.Pattern
function pattern.spiral(options) end

--- Creates a stack: shots with the same direction and increasing speeds.
---@param options? kodama.StackPattern
---@return kodama.Pattern
function pattern.stack(options) end

--- Creates a line: shots side by side.
---@param options? kodama.LinePattern
---@return kodama.Pattern
function pattern.line(options) end

--- Creates an arrow: shots in the shape of an arrowhead.
---@param options? kodama.ArrowPattern
---@return kodama.Pattern
function pattern.arrow(options) end

--- Creates a wall: a line of shots with a gap.
---@param options? kodama.WallPattern
---@return kodama.Pattern
function pattern.wall(options) end

--- Creates a polygon or a star that grows.
---@param options? kodama.PolygonPattern
---@return kodama.Pattern
function pattern.polygon(options) end

--- Creates a ring of petals that grows.
---@param options? kodama.RosePattern
---@return kodama.Pattern
function pattern.rose(options) end

--- Creates an ellipse that grows.
---@param options? kodama.EllipsePattern
---@return kodama.Pattern
function pattern.ellipse(options) end

--- Creates a figure from points; it grows.
---@param options kodama.FigurePattern
---@return kodama.Pattern
function pattern.figure(options) end

--- Creates a scatter: shots in random directions within an angle.
---@param options? kodama.ScatterPattern
---@return kodama.Pattern
function pattern.scatter(options) end

--- Combines several patterns that are fired at once.
---@param options kodama.TogetherPattern
---@return kodama.Pattern
function pattern.together(options) end

--- Options of a beam. `from`, or `x` and `y`, are required.
---@class (exact) kodama.BeamOptions
---@field from? kodama.Task|kodama.Place  Task or position that fires: the laser starts there.
---@field x? number  Horizontal start position, in pixels; by default, that of `from`.
---@field y? number  Vertical start position, in pixels; by default, that of `from`.
---@field angle? number  Direction, in degrees: 0 is right, 90 is down (default). With `aim`, the offset from the direction to the target.
---@field aim? kodama.Task|kodama.Place  Task or position that the laser is aimed at.
---@field color? "red"|"orange"|"yellow"|"green"|"cyan"|"blue"|"purple"|"white"  Color of the light. (default "red")
---@field width? number  Visible width, in pixels. (default 12; 1 to 10000)
---@field radius? number  Half the width of the hitbox, in pixels; by default, a quarter of `width`. (0 to 10000)
---@field hits? kodama.Group|string[]  Group, or list of groups, that the laser hits. (default "ship")
---@field damage? number  Damage per tick of contact. (default 1; -1000000000 to 1000000000)
---@field graze? boolean  Whether the laser calls the `on_graze` of tasks that it comes close to. (default true)
---@field graze_every? integer  Interval at which a laser that stays near a task grazes it again, in ticks. (default 6; at least 1)
---@field length? number  Maximum length, in pixels. (default 400; 1 to 100000)
---@field speed? number  Speed at which the burning beam extends, in pixels per tick; 0 for at once. (default 0; 0 to 100000)
---@field warn? integer  Duration of the warning by a thin line, in ticks. (default 45; 0 to 1000000)
---@field grow? integer  Time in which the beam reaches its width, in ticks. (default 8; 0 to 1000000)
---@field burn? integer  Time of burning at full width, in ticks. (default 60; 0 to 1000000)
---@field fade? integer  Time of fading, in ticks; a fading beam does not hit. (default 15; 0 to 1000000)
---@field profile? number[]  Widths during the burning time at equal intervals, as fractions of `width`: `{ 1, 0.4, 1 }`.
---@field turn? number  Rotation while burning, in degrees per tick clockwise. (default 0; -360 to 360)
---@field follow? kodama.Task|kodama.Place  Task or position toward which the beam turns, by at most `turn` (default 1) per tick.
---@field attach? boolean  Whether the beam moves with the task in `from` and ends with it. (default true)
---@field joints? number[][]  Bends of the beam, as distance from the source and angle: `{ { 80, 45 }, { 160, -90 } }` bends it by 45 degrees after 80 pixels.
---@field bounce? integer  Number of reflections at the edges of `shot.field`; without a field, of the screen. (default 0; 0 to 100)
---@field walls? kodama.Map|kodama.ShotWalls  Map at whose walls it ends; with a table, it can bounce or stick. Its center meets the walls.

--- Options of a curve and of the flight of its head. `from`, or `x` and `y`, are required.
---@class (exact) kodama.CurveOptions
---@field from? kodama.Task|kodama.Place  Task or position that fires: the laser starts there.
---@field x? number  Horizontal start position, in pixels; by default, that of `from`.
---@field y? number  Vertical start position, in pixels; by default, that of `from`.
---@field angle? number  Direction, in degrees: 0 is right, 90 is down (default). With `aim`, the offset from the direction to the target.
---@field aim? kodama.Task|kodama.Place  Task or position that the laser is aimed at.
---@field color? "red"|"orange"|"yellow"|"green"|"cyan"|"blue"|"purple"|"white"  Color of the light. (default "red")
---@field width? number  Visible width, in pixels. (default 12; 1 to 10000)
---@field radius? number  Half the width of the hitbox, in pixels; by default, a quarter of `width`. (0 to 10000)
---@field hits? kodama.Group|string[]  Group, or list of groups, that the laser hits. (default "ship")
---@field damage? number  Damage per tick of contact. (default 1; -1000000000 to 1000000000)
---@field graze? boolean  Whether the laser calls the `on_graze` of tasks that it comes close to. (default true)
---@field graze_every? integer  Interval at which a laser that stays near a task grazes it again, in ticks. (default 6; at least 1)
---@field speed? number  Speed of the head, in pixels per tick. (default 3)
---@field tail? integer  Length, as the delay of the tail behind the head, in ticks. (default 30; 1 to 1000)
---@field accel? number  Acceleration, in pixels per tick each tick; negative to slow down. (default 0)
---@field min_speed? number  Minimum speed for slowing down, in pixels per tick.
---@field max_speed? number  Maximum speed for accelerating and falling, in pixels per tick.
---@field turn? number  Turning rate, in degrees per tick clockwise. (default 0)
---@field gravity? number  Downward acceleration, independent of the direction, in pixels per tick each tick. (default 0)
---@field wind? number  Acceleration to the right, independent of the direction, in pixels per tick each tick. (default 0)
---@field delay? integer  Delay before the shot starts to fly and can hit, in ticks. (default 0; 0 to 1000000)
---@field life? integer  Time of flight after which the shot ends, in ticks. (1 to 1000000)
---@field changes? kodama.ShotChange[]  List of changes at certain ages.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Task or position to home in on.
---@field bounce? integer|boolean|kodama.ShotBounce  Number of bounces at the edges of the field; true for any number.
---@field wrap? boolean  Whether the shot enters again on the opposite side when it leaves the field. (default false)
---@field walls? kodama.Map|kodama.ShotWalls  Map at whose walls it ends; with a table, it can bounce or stick. Its center meets the walls.
---@field orbit? kodama.ShotOrbit  Orbit around a task or position, starting in the shot's direction.
---@field attach? kodama.Task|kodama.Place  Task or position whose movement is added to the shot's own.
---@field field? kodama.ShotField  Field of this shot; by default, that of `shot.field`.
---@field margin? number  Distance outside the field at which the shot is removed, in pixels; by default, that of the field, or 32. (at least 0)

--- The circle in which lasers are removed.
---@class (exact) kodama.CutOptions
---@field x number  Horizontal position of the center, in pixels.
---@field y number  Vertical position of the center, in pixels.
---@field radius? number  Radius of the circle, in pixels. (default 32; at least 0)
---@field hits? kodama.Group  Group: only lasers that hit it are cut.

--- Lasers: straight beams that warn, burn and fade, and curves that follow a moving head.
---@class kodama.laser
laser = {}

--- Creates a straight laser: a thin line warns, then the beam burns and fades. It deals damage in each tick of contact; its hitbox is narrower than it looks.
---@param options kodama.BeamOptions
---@return kodama.Laser
function laser.beam(options) end

--- Creates a laser whose head flies like a shot, with all options of shots, and whose body follows the path of the head. It deals damage in each tick of contact; its hitbox is narrower than it looks.
---@param options kodama.CurveOptions
---@return kodama.Laser
function laser.curve(options) end

--- Removes lasers within a circle, as a bomb does: curves lose that part and continue as two curves; beams end at the circle. Returns the number of lasers cut.
---@param options kodama.CutOptions
---@return integer
function laser.cut(options) end

--- Ends all lasers, or those that hit a group, at once.
---@param hits? kodama.Group
function laser.clear(hits) end

--- Returns the number of lasers, or of those that hit a group.
---@param hits? kodama.Group
---@return integer
function laser.count(hits) end

--- A laser: active or ended.
---@class (exact) kodama.Laser
---@field x number  Horizontal start position, or that of a curve's head, in pixels from the left.
---@field y number  Vertical start position, or that of a curve's head, in pixels from the top.
---@field angle number  Direction, in degrees.
---@field width number  Largest visible width, in pixels.
---@field length number  Current length, in pixels; read-only.
local beam = {}

--- Returns whether the laser is active.
---@return boolean
function beam:alive() end

--- Ends the laser at once. Does nothing if it has ended.
function beam:kill() end

--- A kind of particles: a built-in one, or one defined by `particle.define`.
---@alias kodama.ParticleKind string

--- How particles are emitted at once.
---@class (exact) kodama.BurstOptions
---@field count? integer  Number of particles; that of the kind by default. (1 to 20000)
---@field scale? number  Factor of sizes, speeds and areas; rounded to sixteenths. (default 1; 0.0625 to 16)
---@field color? kodama.Color|kodama.Color[]  Color instead of those of the kind: it is lighter at first and darker at the end. Or a list with the colors from the beginning to the end of a particle's life.
---@field angle? number  Middle of the directions in which the particles fly, in degrees; that of the kind by default. (-1000000000 to 1000000000)
---@field priority? number  Place in the order of drawing: over tasks of this priority. By default, that of the task in `from`, or of the running task. (-1000000 to 1000000)

--- How an emitter works. `from`, or `x` and `y`, are required.
---@class (exact) kodama.EmitterOptions
---@field from? kodama.Task|kodama.Shot|kodama.Place  Task or shot that the emitter follows; when it ends, the emitter stops. Particles follow the rate and the pause of the task.
---@field x? number  Horizontal position, in pixels; with `from`, the offset from it (default 0). (-1000000 to 1000000)
---@field y? number  Vertical position, in pixels; with `from`, the offset from it (default 0). (-1000000 to 1000000)
---@field rate? number  Number of particles per tick; that of the kind by default. (0 to 20000)
---@field duration? integer  Ticks after which the emitter stops; endless by default. (1 to 1000000)
---@field prewarm? integer  Number of ticks for which it seems to have been running, so that snow already covers the screen. (default 0; 0 to 3600)
---@field attached? boolean  Whether its particles move with the emitter; otherwise, they stay behind when it moves. (default false)
---@field scale? number  Factor of sizes, speeds and areas; rounded to sixteenths. (default 1; 0.0625 to 16)
---@field color? kodama.Color|kodama.Color[]  Color instead of those of the kind: it is lighter at first and darker at the end. Or a list with the colors from the beginning to the end of a particle's life.
---@field angle? number  Middle of the directions in which the particles fly, in degrees; that of the kind by default. (-1000000000 to 1000000000)
---@field priority? number  Place in the order of drawing: over tasks of this priority. By default, that of the task in `from`, or of the running task. (-1000000 to 1000000)

--- How the particles of a kind look and fly. A range, such as `life`, is a number or `{ least, most }`, from which each particle takes a random number. A list, such as `color`, is a number or `{ first, …, last }`: the values from the beginning to the end of a particle's life.
---@class (exact) kodama.ParticleOptions
---@field base? kodama.ParticleKind  Kind whose options are the defaults of this one.
---@field picture? kodama.Picture|kodama.Canvas  Image of a particle; a sprite sheet is played once during its life.
---@field frame? integer  Frame of the sprite sheet; by default, all in turn. (at least 1)
---@field random_frame? boolean  Whether each particle shows one frame of the sprite sheet.
---@field shape? "dot"|"light"|"puff"|"ring"|"streak"|"square"  Built-in image, used without `picture`. (default "dot")
---@field size? integer  Width of the built-in image, in pixels. (default 6; 1 to 128)
---@field count? integer  Number of particles of a burst; 20 by default. (1 to 20000)
---@field rate? number  Number of particles per tick of an emitter; may be less than 1. 1 by default. (0 to 20000)
---@field life? number|number[]  Lifetime, in ticks; 30 by default.
---@field speed? number|number[]  Speed at the beginning, in pixels per tick; 1 by default.
---@field direction? number  Middle of the directions, in degrees: 0 is to the right, 90 is down; -90 by default. (-1000000000 to 1000000000)
---@field spread? number  Angle between the outermost directions, in degrees; 360 by default, which is all around. (0 to 360)
---@field outward? boolean  Whether particles fly away from the center of `area` instead.
---@field gravity? number  Downward acceleration, in pixels per tick per tick. (-10000 to 10000)
---@field wind? number  Acceleration to the right, in pixels per tick per tick. (-10000 to 10000)
---@field drag? number  Share of the speed that is lost per tick. (0 to 1)
---@field rotation? number|number[]  Rotation of the image at the beginning, in degrees clockwise.
---@field spin? number|number[]  Rotation per tick, in degrees clockwise.
---@field aligned? boolean  Whether the right side of the image faces the direction of flight.
---@field area? "box"|"disc"|"ring"  Shape of the area in which particles appear.
---@field width? number  Width of the area, in pixels; 0 by default. (0 to 100000)
---@field height? number  Height of the area, in pixels; 0 by default. (0 to 100000)
---@field blend? "normal"|"add"|"subtract"|"multiply"|"screen"  Blending mode: `"normal"` covers the pixels below, `"add"` adds to their colors, as light does, `"subtract"` subtracts from them, `"multiply"` darkens them, as colored glass does, and `"screen"` brightens them.
---@field color? kodama.Color|kodama.Color[]  Color by which the image is multiplied, or a list; white by default.
---@field scale? number|number[]  Scale factor of the image, or a list, from 0 to 16; 1 by default.
---@field alpha? number|number[]  Opacity, or a list, from 0 to 1; 1 by default.

--- Particles: many small images that fly for a short time, such as sparks, smoke and snow. They only decorate: they hit nothing, have random numbers of their own, and never change the game. Kinds that are ready to use: explosion, smoke, sparks, dust, splash, embers, snow, rain, trail, shards, ring, glow. There are at most 20,000 particles at once; while there are so many, no new ones appear.
---@class kodama.particle
particle = {}

--- Emits particles at once: `particle.burst("explosion", self.x, self.y)`.
---@param kind kodama.ParticleKind
---@param x number
---@param y number
---@param options? kodama.BurstOptions
function particle.burst(kind, x, y, options) end

--- Starts an emitter: `particle.emit("smoke", { from = self })`. It ends with the scene.
---@param kind kodama.ParticleKind
---@param options kodama.EmitterOptions
---@return kodama.Emitter
function particle.emit(kind, options) end

--- Defines a kind of particles, or replaces it; with `base`, from another kind. Kinds last until the scripts are loaded again.
---@param name string
---@param options kodama.ParticleOptions
function particle.define(name, options) end

--- Returns the names of all kinds of particles: the twelve built-in ones and the defined ones.
---@return string[]
function particle.kinds() end

--- Returns the number of particles, for a display.
---@return integer
function particle.count() end

--- Removes all particles and stops all emitters.
function particle.clear() end

--- An emitter of particles: running or stopped.
---@class kodama.Emitter
local emitter = {}

--- Emits no further particles. Those in flight live on until their end.
function emitter:stop() end

--- Stops the emitter and removes its particles.
function emitter:kill() end

--- Returns whether the emitter emits particles.
---@return boolean
function emitter:alive() end

--- Moves the emitter, in pixels; with `from`, sets its offset from the task. The next particles appear along the way.
---@param x number
---@param y number
function emitter:move(x, y) end

--- Sets the number of particles per tick, from 0 to 20000.
---@param rate number
function emitter:rate(rate) end

--- Sets the middle of the directions in which the particles fly, in degrees.
---@param angle number
function emitter:angle(angle) end

--- Options of a path search.
---@class (exact) kodama.PathOptions
---@field grid? string[]|number[][]  List of rows. A row is a list of costs, where 0 is blocked, or a string: # is blocked, . and space cost 1, and digits are their own cost. This or `map` is required.
---@field map? kodama.Map  Map of `map.load` whose tiles are the grid: those with walls are blocked. Columns and rows then count from 0, as in `m:tile`.
---@field from integer[]  Start of the path: { column, row }, from 1, as in `grid[row][column]`.
---@field to integer[]  End of the path: { column, row }.
---@field diagonal? boolean  Whether diagonal steps are allowed; they do not cut corners. (default false)
---@field limit? integer  Maximum number of cells to visit; all by default. (at least 1)
---@field ticks? integer  Ticks after which the result is taken. If the work takes longer, the game waits until it is done. (default 1; 1 to 36000)
---@field when? "done"  `"done"`: the result is taken in the first tick after the work has ended instead of after `ticks`, and the game does not wait. In tests and without a window, it arrives in the next tick.
---@field priority? number  Priority among jobs; smaller is more urgent. (default 0.5)

--- When a job must be done.
---@class (exact) kodama.JobOptions
---@field ticks? integer  Ticks after which the result is taken. If the work takes longer, the game waits until it is done. (default 1; 1 to 36000)
---@field when? "done"  `"done"`: the result is taken in the first tick after the work has ended instead of after `ticks`, and the game does not wait. In tests and without a window, it arrives in the next tick.
---@field priority? number  Priority among jobs; smaller is more urgent. (default 0.5)

--- A background job, returned by `job.path` and `job.run`.
---@class kodama.Job

--- Background jobs that run in parallel with the game; `await` returns their results. By default, a result is taken after a fixed number of ticks on every machine, so replays stay valid; if the work takes longer, the game waits for it. With `when = "done"`, the game does not wait: the result arrives in the first tick after the work has ended.
---@class kodama.job
job = {}

--- Finds the cheapest path through a grid or a map. `await` returns a list of { column, row }, including both ends, or nil and "no way" or "canceled". Returns nil and a message if all slots for jobs are in use, unless it can cancel a less urgent job. The number of slots is `jobs` of game.lua.
---@param options kodama.PathOptions
---@return kodama.Job?
---@return string? problem
function job.path(options) end

--- Runs a Java class of the game in the background: it implements `kodama.script.game.JavaJob` and is found like the classes of tasks. It receives a copy of the arguments: strings, numbers, booleans, and tables of these that are lists or have string keys. `await` returns a copy of its result, or nil and "canceled". Returns nil and a message if all slots for jobs are in use, unless it can cancel a less urgent job.
---@param class string
---@param arguments? any
---@param options? kodama.JobOptions
---@return kodama.Job?
---@return string? problem
function job.run(class, arguments, options) end

--- Cancels a job and frees its slot. Does nothing if the job is done.
---@param job kodama.Job
function job.cancel(job) end

--- Returns whether `await` would return at once.
---@param job kodama.Job
---@return boolean
function job.is_done(job) end

--- Theme of the options screen.
---@class (exact) kodama.OptionsLook
---@field title? string  Title of the screen.
---@field picture? kodama.Picture  Name of the background image.
---@field colors? kodama.LookColors  Colors of the screen.
---@field sounds? kodama.LookSounds  Sounds of the screen.

--- Colors of the options screen; colors that are not given keep their defaults.
---@class (exact) kodama.LookColors
---@field ground? kodama.Color  Background, if there is no image. (0 to 16777215)
---@field band? kodama.Color  Bar behind the selected row, and empty part of volumes. (0 to 16777215)
---@field ink? kodama.Color  Names of the other rows, and value of the selected row. (0 to 16777215)
---@field dim? kodama.Color  Values of the other rows, and the line with the keys at the bottom. (0 to 16777215)
---@field title? kodama.Color  Title, filled part of volumes, and messages at the bottom. (0 to 16777215)
---@field cursor? kodama.Color  Name of the selected row. (0 to 16777215)

--- Names of the sounds of the options screen; sounds that are not given are silent.
---@class (exact) kodama.LookSounds
---@field move? kodama.SoundName  Sound for moving to another row.
---@field change? kodama.SoundName  Sound for changing a value.
---@field choose? kodama.SoundName  Sound for entering a row.
---@field back? kodama.SoundName  Sound for leaving a page.

--- An option of your game on the options screen.
---@class (exact) kodama.OwnOption
---@field name string  Name used in scripts.
---@field label? string|table<string, string>  Text for players, or a table with a text per language: `{ en = "Lives", ja = "残機" }`; by default, the name.
---@field choices? (string|number|boolean)[]  Choices (default `false` and `true`, shown as off and on).
---@field names? (string|table<string, string>)[]  Text for players for each choice, like `label`.
---@field default? string|number|boolean  Initial choice; by default, the first one.

--- Options of the player: the options screen, the language, and options of your game, which are saved for the next start.
---@class kodama.options
options = {}

--- Opens the options screen after this frame. The game is paused until the screen is closed. `look` sets its theme.
---@param look? kodama.OptionsLook
function options.open(look) end

--- Adds an option of your game to the options screen until the next reset. Returns the player's choice.
---@param option kodama.OwnOption
---@return string|number|boolean
function options.add(option) end

--- Returns the player's choice for an option of your game.
---@param name string
---@return string|number|boolean
function options.get(name) end

--- Sets the choice for an option of your game, for example from your own menu.
---@param name string
---@param value string|number|boolean
function options.set(name, value) end

--- Returns the language that the player has chosen among `languages` of game.lua, such as `en`. Without a choice, it is the system's language if the game supports it, otherwise the game's first.
---@return string
function options.language() end

--- Returns the name of an option that has changed, or `language`; each change is returned once. Returns nil if nothing has changed.
---@return string?
function options.changed() end

--- A scene: the path of its file relative to `scenes`, without .lua.
---@alias kodama.SceneName string

--- How one scene becomes the next. If you only need a kind, pass its name instead.
---@class (exact) kodama.TransitionOptions
---@field kind? "fade"|"wipe"|"iris"|"mosaic"|"doors"  fade: to a color. wipe: the color moves over the picture. iris: only a circle remains. mosaic: the pixels become large. doors: two halves close. (default "fade")
---@field ticks? integer  Ticks in which the picture is covered, and in which it is uncovered again. (default 20; 1 to 600)
---@field color? kodama.Color  Color that covers the picture. (default 0x000000)
---@field x? number  iris: center of the circle on the screen; by default the middle. (-1000000000 to 1000000000)
---@field y? number  iris: center of the circle on the screen; by default the middle. (-1000000000 to 1000000000)
---@field direction? number  wipe: where the color moves, in degrees. (default 0; -1000000000 to 1000000000)

--- Scenes, one of which is active at a time. The file `scenes/<name>.lua` returns the function of the scene's first task, or a table `{ build = function, run = function }`: then `build` runs first and may wait for jobs while a loading mark is shown; `run` continues with the same `self`.
---@class kodama.scene
---@field seeking boolean  Whether the scene is being fast-forwarded to a mark. Use it, for example, to make the ship invincible until then.
---@field state "building"|"active"|"leaving"  State of the scene: "building" while its `build` runs, "active", or "leaving" from the call of `scene.change` to the end of the tick.
---@field name kodama.SceneName  Name of the current scene.
scene = {}

--- Changes to another scene. All tasks that are not persistent end when this tick is over; the other scene starts with the next tick. `fields` becomes the table of its first task. With a transition, the tasks stand still until the picture is covered; then the other scene starts, and the picture is uncovered: `scene.change("stage2", nil, "iris")`.
---@param name kodama.SceneName|number
---@param fields? kodama.TaskFields
---@param transition? "fade"|"wipe"|"iris"|"mosaic"|"doors"|kodama.TransitionOptions
function scene.change(name, fields, transition) end

--- Marks a point in the course of the scene, such as `scene.mark "boss 2"`. The portal can start there: it runs the scene up to the mark without showing it and without input.
---@param name string
function scene.mark(name) end

--- Sets the place at which `kodama dev` continues after a script is saved: this scene starts again, with `game.data` as it is now, and with these plain values as fields of its first task, in addition to those with which it began. Tasks and functions in `game.data` are left out. The starts of scenes and marks are checkpoints, too. If `sections` of the scene no longer has the field `section`, it continues at the start of the scene. F5 starts the game at its beginning and forgets the checkpoint. Players do not notice it.
---@param fields? table<string, any>
function scene.checkpoint(fields) end

--- How a game starts.
---@class (exact) kodama.FirstScene
---@field scene? kodama.SceneName  Name of the scene; by default, that of game.lua.
---@field fields? table<string, any>  Plain values for the table of the scene's first task.
---@field base? kodama.SceneName  Scene that starts first and runs for a tick before this scene is added to it.
---@field mark? string  Mark to which the scene is fast-forwarded; see `scene.mark`.
---@field save? string  Debug save, `saves/<name>.lua`, that fills `game.data`.
---@field commands? (string|any[])[]  Commands to call first: names defined by `game.command`, or lists of a name and its arguments, such as { { "lives", 5 } }.
---@field fps? integer  Frame rate, in frames per second, from 1 to 240.

--- Functions and values of the program as a whole.
---@class kodama.game
---@field title string  Title of the game.
---@field width integer  Width of the screen, in pixels.
---@field height integer  Height of the screen, in pixels.
---@field data table<any, any>  Table for data shared between scenes, such as a high score; kept until the next reset. A debug save, `saves/<name>.lua`, returns the initial contents.
game = {}

--- Exits the program after this frame with an exit code from 0 (default) to 255.
---@param code? integer  default 0
function game.quit(code) end

--- Restarts the game after this frame and loads its scripts again. It starts at the given scene; by default, at the one given to the last reset, or else at its first scene.
---@param first? kodama.SceneName|kodama.FirstScene|number
function game.reset(first) end

--- Restarts the whole game after this frame, including its Java parts, with the same loop object or with another, such as `portal` or one of `loops` of game.lua. `first` is the same as in `game.reset`.
---@param loop? string  default ""
---@param first? kodama.SceneName|kodama.FirstScene
function game.soft_reset(loop, first) end

--- Defines a command: a function that entries of the portal can call before their scene starts. Define commands in the file `commands.lua`.
---@param name string
---@param command fun(...: any)
function game.command(name, command) end

--- Data that is kept when the program exits: high scores, progress, settings of the player. The name of a save consists of lowercase letters, digits, - and _, with / between folders. All saves of a game together can have 16 MB; there can be at most 1000. A save is a readable file, which is replaced as a whole: after a crash, either the old or the new one exists, and if a file is damaged, the previous version is used. Saves are stored in the user's folder under the `id` of game.lua, or in `.kodama/save` if the game is played from a folder; in tests and with --headless, they are discarded at the end.
---@class kodama.save
---@field settings table<string, any>  Settings of the player, saved automatically: `save.settings.difficulty = "hard"` is still set at the next start; nil removes a setting. They include Kodama's own, such as `save.settings["volume.music"]`.
save = {}

--- Saves a string, number or boolean, or a table of these without cycles. Numbers and strings are restored exactly. A name has at most 80 characters, a save at most a million values. The value is copied at once and written to disk in the background.
---@param name string
---@param value any
function save.write(name, value) end

--- Returns the last saved value, as new tables, or the default if there is none.
---@generic T
---@param name string
---@param default? T
---@return T
function save.read(name, default) end

--- Returns the names of all saves, sorted.
---@return string[]
function save.list() end

--- Deletes a save and its previous version. Returns whether it existed.
---@param name string
---@return boolean
function save.delete(name) end

--- How a replay is watched.
---@class (exact) kodama.WatchOptions
---@field scene? kodama.SceneName  Scene that follows; by default, the current one.
---@field fields? table<string, any>  Plain values for the table of that scene's first task.
---@field attract? boolean  Whether any key ends it, and nothing is shown over the game. (default false)

--- An entry of `replay.list`.
---@class (exact) kodama.Replay
---@field name? string  Name of the replay.
---@field fields? table<string, string|number|boolean>  The values of `replay.set`.
---@field date? string  Local date and time, such as `2026-11-28 23:05`; nil if it cannot be read.
---@field time? number  The same in seconds since 1970.
---@field ticks? number  Duration in ticks.
---@field seconds? number  Duration in seconds.
---@field version? string  Version of the game that recorded it.
---@field problem? string  Why it cannot be watched, such as `is damaged: it is cut off`; or nil.
---@field other_version? boolean  Whether it was recorded with other files; it may play differently.

--- Recorded runs. Every run is recorded, from a reset to the next. `replay.save` saves it in the player's folder, where `kodama.menu.replays` lists it; `--record run.kreplay` saves it to a file, which `--replay` plays and `kodama verify` checks. While a replay is played, the functions that save, change or watch replays do nothing.
---@class kodama.replay
replay = {}

--- Sets a field of the recording, such as the player's name, the stage or the score: `replay.set("score", run.score)`. Lists of replays can show it, and `kodama verify` checks that it is the same in the replay. The name is an identifier of at most 40 characters; a string has at most 200 bytes, a number is finite. Without a value, removes the field. There can be at most 32 fields; each reset removes all.
---@param name string
---@param value? string|number|boolean
function replay.set(name, value) end

--- Saves the run since the last reset as a file in the player's folder, in the background. The name is that of the file, by default the date and time; characters that a file name cannot have are replaced, and a number is added if the name is taken. There can be 500 replays, with 256 MB together. To make a run begin with a stage, start it by `game.reset "stage"`.
---@param name? string  default ""
function replay.save(name) end

--- Takes the next picture as the thumbnail of the run, which lists show: 80 by 60 pixels. The last call before `replay.save` counts.
function replay.thumbnail() end

--- Returns the player's replays, the newest first; nil while they are being read, which takes some frames after the start and after each change: `wait_until(replay.list)`. The list is part of a recording, like a save.
---@return kodama.Replay[]?
function replay.list() end

--- Renames a replay in the background. It keeps its name if the new one is taken.
---@param name string
---@param new_name string
function replay.rename(name, new_name) end

--- Deletes a replay in the background.
---@param name string
function replay.delete(name) end

--- Shows a replay in the system's file manager, so that the player can copy or send it. Does nothing without a window, and at most once in two seconds.
---@param name string
function replay.show_file(name) end

--- Draws the thumbnail of a replay with its center at a point, for `draw` functions. Draws nothing until it is read, and if there is none.
---@param name string
---@param x number
---@param y number
---@param scale? number  default 1
function replay.draw_thumbnail(name, x, y, scale) end

--- Plays a replay in the window, after a reset; then the game returns to a scene. The player can pause, seek, change the speed, and play on from any moment. A name that ends with `.kreplay` is a file of the game, such as `attract/boss.kreplay`, which must exist. If the replay cannot be read, the player is notified and the game continues.
---@param name string
---@param options? kodama.WatchOptions
function replay.watch(name, options) end

--- A data file: its path relative to the game's folder.
---@alias kodama.DataPath string

--- Options for CSV files.
---@class (exact) kodama.DataOptions
---@field header? boolean  Whether the first row contains the names of the columns. If so, each row is a table with these keys. (default false)
---@field separator? string  Character that separates cells; by default, a comma, or a tab in .tsv files.

--- Data files of the game as tables: levels, waves, texts. The extension selects the format: `.json`, `.csv`, `.tsv`, `.txt`, or `.lua`, which returns a table and cannot use any functions.
---@class kodama.data
data = {}

--- Returns the contents of a data file, as the same table each time. In JSON, null becomes nil, which leaves a gap in a list. CSV is a list of rows, text is a list of lines. CSV cells that are numbers become numbers, unless they are quoted or have an unnecessary leading zero. During development, a file that is saved is read again into the same tables.
---@param path kodama.DataPath
---@param options? kodama.DataOptions
---@return any
function data.read(path, options) end

--- Returns how often a file was read again because it was saved. Use it to update anything that you derived from the file.
---@param path kodama.DataPath
---@return integer
function data.reloads(path) end

--- A log for the lines of a category.
---@class (exact) kodama.LogCategory
---@field debug fun(...: any)  Logs values for debugging; shown with `--log debug` or after `log.level "debug"`.
---@field info fun(...: any)  Logs information.
---@field notice fun(...: any)  Logs a notice, which `kodama dev` also shows on the screen for three seconds.
---@field warn fun(...: any)  Logs a warning about a possible problem, which `kodama dev` also shows on the screen.
---@field error fun(...: any)  Logs an error that does not stop the game; `kodama dev` also shows it on the screen.

--- Log lines on the console, with a level and a category. All values are written, separated by spaces. A line that is repeated within a second is counted instead; this does not apply to `print`.
---@class kodama.log
log = {}

--- Returns a log for a category, whose lines can be distinguished and silenced: `local ai = log.category "ai"`, then `ai.warn("no way")`. A name has at most 32 letters, digits, `_`, `.` and `-`.
---@param name string
---@return kodama.LogCategory
function log.category(name) end

--- Sets which lines are shown, like `--log` on the command line: `log.level "debug"` shows all, `log.level "warn,ai=debug,print=off"` sets the level of each category. Levels are debug, info, notice, warn, error and off.
---@param changes string
function log.level(changes) end

--- Logs values for debugging; shown with `--log debug` or after `log.level "debug"`.
---@param ... any
function log.debug(...) end

--- Logs information.
---@param ... any
function log.info(...) end

--- Logs a notice, which `kodama dev` also shows on the screen for three seconds.
---@param ... any
function log.notice(...) end

--- Logs a warning about a possible problem, which `kodama dev` also shows on the screen.
---@param ... any
function log.warn(...) end

--- Logs an error that does not stop the game; `kodama dev` also shows it on the screen.
---@param ... any
function log.error(...) end

--- Settings for the game of a test. Settings that are not given are those of `game.lua`.
---@class (exact) kodama.SpecSettings
---@field fps? integer  Ticks per second, and initial frame rate. (default 60; 1 to 240)
---@field tasks? integer|"standard"|"handheld"|"states"|kodama.TaskOptions  Maximum number of tasks, the name of a preset, or a table. (default 16384; 1 to 1048576)
---@field shots? integer  Maximum number of shots. (default 16384; 1 to 1000000)
---@field jobs? integer  Maximum number of background jobs. Takes effect at the next start. (default 4; 1 to 64)
---@field players? integer  Number of players; by default, the number of tables in `actions`, otherwise 1. (1 to 4)
---@field actions? table<string, string|string[]>|table<string, string|string[]>[]  Actions with their keys and buttons: `{ fire = { "Z", "pad:A" } }`; or a list of such tables, one per player.
---@field axes? table<string, string|string[]>  Additional axes for `input.value`: `{ wind = { "pad:RT", "-pad:LT" } }`.
---@field autorepeat? kodama.Autorepeat  How held actions repeat.
---@field dev? boolean  Whether the game runs as in `kodama dev`, with hints about likely mistakes in the log.


--- Defines a group of tests; groups can be nested. The function is called at once.
---@param name string
---@param group fun()
function describe(name, group) end

--- Defines a test: a function that controls the game and checks expectations.
---@param name string
---@param test async fun()
function it(name, test) end

--- Defines a test that runs only with `kodama test --manual`, because it is slow or needs someone to watch it.
---@param name string
---@param test async fun()
function manual(name, test) end

--- Defines a test that is not run and is counted as skipped.
---@param name string
---@param test async fun()
function skip(name, test) end

--- Adds a function that is called before each test of this group or file.
---@param hook async fun()
function before_each(hook) end

--- Adds a function that is called after each test of this group or file, even if the test fails.
---@param hook async fun()
function after_each(hook) end

--- Changes the settings of `game.lua` for the following tests and groups of this group or file.
---@param settings kodama.SpecSettings
function settings(settings) end

--- Only in tests: the result of `expect(value)`. If an expectation is not met, the test ends with a message that shows the expected and the actual value. All methods return the expectation, so you can chain them: `expect(x):is_above(0):is_below(9)`.
---@class kodama.Expectation
local expectation = {}

--- Expects the value to be equal to the given one. Tables are equal if all their fields are equal.
---@param expected any
---@return kodama.Expectation
function expectation:equals(expected) end

--- Expects the value not to be equal to the given one; see `equals`.
---@param unwanted any
---@return kodama.Expectation
function expectation:is_not(unwanted) end

--- Expects the value to be `true`.
---@return kodama.Expectation
function expectation:is_true() end

--- Expects the value to be `false`.
---@return kodama.Expectation
function expectation:is_false() end

--- Expects the value to be nil.
---@return kodama.Expectation
function expectation:is_nil() end

--- Expects the value not to be nil.
---@return kodama.Expectation
function expectation:is_not_nil() end

--- Expects the value to be a number that differs from the given one by at most `tolerance`.
---@param expected number
---@param tolerance number
---@return kodama.Expectation
function expectation:is_near(expected, tolerance) end

--- Expects the value to be a number greater than the limit.
---@param limit number
---@return kodama.Expectation
function expectation:is_above(limit) end

--- Expects the value to be a number that is at least the limit.
---@param limit number
---@return kodama.Expectation
function expectation:is_at_least(limit) end

--- Expects the value to be a number less than the limit.
---@param limit number
---@return kodama.Expectation
function expectation:is_below(limit) end

--- Expects the value to be a number that is at most the limit.
---@param limit number
---@return kodama.Expectation
function expectation:is_at_most(limit) end

--- Expects the value to be a string that contains this part, or a table that contains this value in one of its fields.
---@param part any
---@return kodama.Expectation
function expectation:contains(part) end

--- Expects the value to be a string with this beginning.
---@param start string
---@return kodama.Expectation
function expectation:begins_with(start) end

--- Expects the value to be a string with this ending.
---@param ending string
---@return kodama.Expectation
function expectation:ends_with(ending) end

--- Expects the value to be a function that fails when it is called, with an error message that contains the given text.
---@param text string
---@return kodama.Expectation
function expectation:fails_with(text) end

--- Only in tests: functions that control the game of a test.
---@class kodama.test
test = {}

--- Starts a scene and runs its first tick. `fields` becomes the table of the scene's first task.
---@async
---@param name kodama.SceneName|number
---@param fields? kodama.TaskFields
function test.scene(name, fields) end

--- Runs the game for a number of ticks, at least 1.
---@async
---@param ticks integer
function test.run_ticks(ticks) end

--- Runs the game until a function returns a true value, and returns that value. The function is called at once, then after each tick. Fails after `most` ticks (default 600).
---@async
---@generic T
---@param condition fun(): T
---@param most? integer  default 600
---@return T
function test.run_until(condition, most) end

--- Spawns a task that starts with the next tick, runs the game for a number of ticks, and returns the lines that were printed or logged, like `test.log`.
---@async
---@param ticks integer
---@param task async fun(self: kodama.Task)
---@return string[]
function test.play(ticks, task) end

--- Presses and holds the key of an action, such as `fire`; the game sees it in the next tick. If the action has several keys and buttons, the first is used. You can also pass a key or button, such as `pad:B`.
---@param action kodama.Action
---@param player? integer  default 1
function test.press(action, player) end

--- Releases the key of an action, or the given key or button.
---@param action kodama.Action
---@param player? integer  default 1
function test.release(action, player) end

--- Presses and releases the key of an action; the game sees it down for one tick.
---@param action kodama.Action
---@param player? integer  default 1
function test.tap(action, player) end

--- Moves the left stick of a player's gamepad and holds it there. x points right, y points down; both are from -1 to 1.
---@param x number
---@param y number
---@param player? integer  default 1
function test.stick(x, y, player) end

--- Moves the mouse to a position in pixels of the game.
---@param x integer
---@param y integer
function test.mouse(x, y) end

--- Types letters, and keys whose names are in angle brackets, such as `<Backspace>`.
---@param text string
function test.type(text) end

--- Plays a recorded run of the game to its end, as fast as possible; then the test can check how it ended, and play on. Fails at the first difference from the recording. Call it first in a test, which then begins again in a world like the recorded one. If the game was reset while it was recorded, plays what followed the last reset. To record a run: `kodama run . --record specs/run.kreplay`.
---@async
---@param path string
function test.replay(path) end

--- Returns a part of the last frame as a list of rows, with one character per pixel. Black is `.`; other colors are one of `:-=+*%@#`, from dark to bright. `legend` assigns characters to colors instead, as in `{ [0xff0000] = "r" }`; other colors are then `?`.
---@param x integer
---@param y integer
---@param width integer
---@param height integer
---@param legend? table<integer, string>
---@return string[]
function test.picture(x, y, width, height, legend) end

--- Compares a part of the last frame with rows of characters. The part starts at x and y (default 0). Black is `.`; other colors are one of `:-=+*%@#`, from dark to bright. `legend` assigns characters to colors instead, as in `{ [0xff0000] = "r" }`; other colors are then `?`.
---@param rows string[]
---@param x? integer  default 0
---@param y? integer  default 0
---@param legend? table<integer, string>
function test.expect_picture(rows, x, y, legend) end

--- Spawns a task that starts with the next tick, runs the game for `ticks` (default 5), and returns the message of the error that occurred. Fails if there was no error or more than one.
---@async
---@param task async fun(self: kodama.Task)
---@param ticks? integer  default 5
---@return string
function test.error(task, ticks) end

--- Returns the current file and line, or the line `further` lines below, in the form in which error messages begin: `specs/mine_spec.lua:12`.
---@param further? integer  default 0
---@return string
function test.line(further) end

--- Returns the messages of the errors that have ended tasks since the last call, without duplicates. A test fails if an error occurs that it does not fetch with this function.
---@return string[]
function test.errors() end

--- Returns the lines that were printed or logged since the last call.
---@return string[]
function test.log() end

--- Returns the names of the sounds and music that were started since the last call, in order.
---@return string[]
function test.sounds() end

--- Returns the strongest request of scripts since the last call: `quit`, `soft_reset` or `reset`; nil if there is none. Requests are not executed in tests.
---@return string?
function test.request() end
