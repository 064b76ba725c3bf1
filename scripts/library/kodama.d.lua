---@meta kodama
-- Written by `kodama docs`; not to be edited by hand.

--- What `game.lua` returns.
---@class (exact) kodama.Game
---@field title? string  What the window says, and what desktops call the game. ("Kodama" if left out)
---@field id? string  The name of the folder in which saves are kept: small letters, digits, - and _; made of the title if it is left out.
---@field version? string  Such as "1.0" or "2.3-beta": letters, digits and . + - _, at most 32.
---@field author? string  A name or some, in one line.
---@field license? string  What others may do with the game, such as "MIT"; one line.
---@field description? string  One sentence on the game, for lists of games.
---@field scene? kodama.SceneName  The first scene, a file in `scenes`. ("main" if left out)
---@field icon? kodama.Picture  Name of the picture that stands for the game in task bars and docks, square at best; Kodama's own if it is left out.
---@field width? integer  Width of the picture; in pixels. Holds from the next start on. (320 if left out; 16 to 4096)
---@field height? integer  Height of the picture; in pixels. Holds from the next start on. (240 if left out; 16 to 4096)
---@field scaling? "integer"|"fit"|"stretch"  How the picture fills the window: whole times as large, as large as fits, or stretched. Players can choose another. ("integer" if left out)
---@field show_fps? boolean  Whether the picture tells from the start how many frames a second are shown. (false if left out)
---@field fps? integer  Ticks a second, and frames until that is changed. (60 if left out; 1 to 240)
---@field pacing? "deadlines"|"corrected"  How frames are kept apart. Both correct sleeps by how late measured ones ended: `deadlines` with an absolute deadline for each frame, `corrected` with each sleep shortened by the error of the one before, which needs less of the processor and is less exact. ("deadlines" if left out)
---@field late? "slow"|"stretch"  What happens when frames come late: the game slows down, or a late frame has the ticks of those that are missing. ("slow" if left out)
---@field pause_unfocused? boolean  Whether the game stands still while another window has the focus; not in `kodama dev`. (true if left out)
---@field smooth? boolean  Whether frames between two ticks show shots, and tasks that do not say otherwise, on their way from one to the other; see `smooth` of a task. (false if left out)
---@field tasks? integer|"standard"|"handheld"|"states"|kodama.TaskOptions  Most tasks at once, or how they are kept. (16384 if left out; 1 to 1048576)
---@field shots? integer  Most shots at once. (16384 if left out; 1 to 1000000)
---@field jobs? integer  Most long jobs at once; holds from the next start on. (4 if left out; 1 to 64)
---@field players? integer  How many play; 1, or as many as `actions` has tables. (1 to 4)
---@field actions? table<string, string|string[]>|table<string, string|string[]>[]  What players can do, and by which keys and buttons: { fire = { "Z", "pad:A" } }; or a list of such tables, one a player.
---@field axes? table<string, string|string[]>  Further axes for `input.value`: { wind = { "pad:RT", "-pad:LT" } }.
---@field autorepeat? kodama.Autorepeat  How actions come again while they are held.
---@field player_keys? boolean|kodama.PlayerKeys  Whether players have the keys that the framework gives them, or which of them; all if it is left out.
---@field languages? string[]  The languages that the game speaks, by two letters, as in { "en", "ja" }.
---@field preload? boolean|string[]  Which pictures and sounds are read before the game begins: true for all (up to 64 MB), as it is if left out, false, or names and folders, as in { "ship", "bosses/" }.
---@field unload? boolean  Whether each change of scene lets go of pictures and sounds that the scene that ends has not asked for. (false if left out)
---@field files? string[]  Further folders whose files belong to the game, such as { "../art" }.
---@field java? string[]  Jars and class folders of what is written in Java.
---@field subsystems? string[]  Names of classes that are opened before the game begins.
---@field loops? table<string, string>  Names of classes that are loop objects, by the names that requests have for them.
---@field modules? string[]  Names of classes that are Lua modules.
---@field invincible? string[]  Groups of tasks that the debug menu may have live on, whatever hits them; { "ship", "player" } if it is left out.

--- How tasks are kept.
---@class (exact) kodama.TaskOptions
---@field capacity? integer  Most tasks at once. (16384 if left out; 1 to 1048576)
---@field growth? boolean  Whether it doubles when it does not suffice. (false if left out)
---@field defer? boolean  Whether every task first runs in the tick after it was spawned. (false if left out)
---@field list? "array"|"linked"  How those that are ready are kept; the game stays the same. ("array" if left out)
---@field work? integer  Bytes of work area that each task gets, for tasks written in Java. (0 if left out; 0 to 65536)
---@field arena? integer  Bytes that all work areas share. (10240 if left out; 1 to 16777216)

--- How an action comes again while it is held; see `input.repeated`.
---@class (exact) kodama.Autorepeat
---@field delay? integer  Ticks until it comes again. (20 if left out; 1 to 10000)
---@field every? integer  Ticks from then on. (5 if left out; 1 to 10000)

--- Which keys players have besides those of the game.
---@class (exact) kodama.PlayerKeys
---@field pause? boolean  Whether a key lets the game stand still. (true if left out)
---@field mute? boolean  Whether a key turns all sound off and on. (true if left out)
---@field screenshot? boolean  Whether a key keeps a picture of the game. (true if left out)
---@field options? boolean  Whether a key opens the screen on which players choose keys and volumes. (true if left out)

--- A scene that is built before it begins, or has sections.
---@class (exact) kodama.Scene
---@field build? async fun(self: kodama.Task)  Called first, and may wait; a loading mark is shown meanwhile.
---@field run async fun(self: kodama.Task)  The function of the scene's first task.
---@field sections? string[]  Names of places at which it can begin: the debug portal offers them, and `run` finds the one that is wanted in `self.section`. `kodama.shooter.stage` makes such a table.

--- What `portal.lua` returns, and each group in it: a list of groups, of beginnings, and of names of scenes.
---@class (exact) kodama.Beginnings
---@field group? string  What stands above the group.
---@field [integer] kodama.Beginnings|kodama.Beginning|string

--- An entry of `portal.lua`: a title, which may be left out, and how the game begins.
---@class (exact) kodama.Beginning: kodama.FirstScene
---@field [integer] string

--- How a movement begins and ends: evenly, slowly ("in" at its start, "out" at its end), beyond the mark and back, as on a spring, or as a ball. "ease_in" is "quad_in".
---@alias kodama.Ease "linear"|"ease_in"|"ease_out"|"ease_in_out"|"quad_in"|"quad_out"|"quad_in_out"|"cubic_in"|"cubic_out"|"cubic_in_out"|"sine_in"|"sine_out"|"sine_in_out"|"back_in"|"back_out"|"back_in_out"|"elastic_in"|"elastic_out"|"elastic_in_out"|"bounce_in"|"bounce_out"|"bounce_in_out"

--- An event: what a task's `on_<event>` and `wait_for` hear of, such as "hit".
---@alias kodama.Event string

--- A table that has a place, though it is no task.
---@class (exact) kodama.Place
---@field x number  In pixels from the left.
---@field y number  In pixels from the top.

--- Where a task can be hit: what `circle`, `box`, `capsule` and `polygon` return.
---@class kodama.Hitbox

--- How far a value can be turned: min, max and step of a number, choices of a string.
---@class (exact) kodama.TuneOptions
---@field min? number  Least value of a number; guessed if it is left out.
---@field max? number  Greatest value of a number; guessed if it is left out.
---@field step? number  How far a number is turned at once; guessed if it is left out.
---@field choices? string[]  The words that a string may be.

--- The phase in which a task with `phases` begins: 0.
---@type integer
INIT = nil

--- The phase after it, 1; further ones are `MAIN + 1` and so on.
---@type integer
MAIN = nil

--- The last phase, 255.
---@type integer
END = nil


--- Starts a task that belongs to the scene. `what` is a function (run as a coroutine, its first stretch at once), a table with `state` or `phases` (called each tick), or the name of a Java class. `fields` becomes the task's table. If there is no room, the task is a dummy: it never runs, is not alive, and takes whatever is written to it.
---@param what (async fun(self: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function spawn(what, fields) end

--- Like `spawn`, but the task first sleeps for so many ticks, at least 1. Until then it is alive, but is neither seen nor hit.
---@param ticks integer
---@param what (async fun(self: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function spawn_after(ticks, what, fields) end

--- Returns the first live task of that name or, failing that, of that group; nil if there is none.
---@param name kodama.Group
---@return kodama.Task?
function find(name) end

--- Makes a round hitbox; radius in pixels.
---@param radius number
---@return kodama.Hitbox
function circle(radius) end

--- Makes a hitbox with four corners around the task's middle, in pixels: upright, or turned clockwise by `angle` degrees.
---@param width number
---@param height number
---@param angle? number  0 if left out
---@return kodama.Hitbox
function box(width, height, angle) end

--- Makes a hitbox for long things: a line with round ends, `length` pixels from tip to tip and twice `radius` thick. It lies, or is turned clockwise by `angle` degrees.
---@param length number
---@param radius number
---@param angle? number  0 if left out
---@return kodama.Hitbox
function capsule(length, radius, angle) end

--- Makes a hitbox of 3 to 32 corners that bulges outwards everywhere: `{ x1, y1, x2, y2, … }` around the task's middle, in pixels, one corner after the other around it.
---@param corners number[]
---@return kodama.Hitbox
function polygon(corners) end

--- Waits; 60 ticks are one second at any frame rate (or as many as `fps` of game.lua says), 1 is until the next tick, at least 1. Fractions are carried on: two waits of 1.5 last 3 ticks. The task's rate counts.
---@async
---@param ticks number
function wait(ticks) end

--- Waits; in seconds of game time, more than 0, rounded to whole ticks, at least one. The task's rate counts.
---@async
---@param seconds number
function wait_seconds(seconds) end

--- Waits until the function returns true, asking it now and then once a tick. Returns what it returned.
---@async
---@generic T
---@param condition fun(): T
---@return T
function wait_until(condition) end

--- Waits until this task is sent the event by `signal` or by the framework ("hit"). Returns what was sent along. With `ticks`, at least 1, it waits no longer than that, and then returns nil and "timeout".
---@async
---@param event kodama.Event
---@param ticks? number
---@return any ...
function wait_for(event, ticks) end

--- Waits until the task is ended: for one whose children do all the work, or that only has something to show. What it is given counts for nothing, so that it can be spawned itself: `spawn(wait_forever, { draw = paint })`.
---@async
---@param ... any
function wait_forever(...) end

--- Waits until another task has ended, or a job is done; does not wait for a dead task. Returns what the task's function returned, or what came of the job. Tasks that would wait for each other's end are an error.
---@async
---@param what kodama.Task|kodama.Job
---@return any ...
function await(what) end

--- Moves a task to a place within so many ticks, at least 1, and waits until it is there. `ease` is "linear", "ease_in" (slow start), "ease_out" (slow end), "ease_in_out" or another name. The rate of the task that waits counts. `move` has other ways.
---@async
---@param self kodama.Task
---@param x number
---@param y number
---@param ticks integer
---@param ease? kodama.Ease  "linear" if left out
function move_to(self, x, y, ticks, ease) end

--- Returns the value in force: the script's, or what it was turned to in the debug menu or the inspector of `kodama dev`. The first call of a name gives its value; elsewhere, and in loops, read it by `tune "player.speed"`, which makes no table. A turned value is kept in `.kodama` over resets and restarts, and can be written back into the script. Players always have the script's values.
---@generic T: number|boolean|string
---@param name string
---@param value? T
---@param options? kodama.TuneOptions
---@return T
function tune(name, value, options) end

--- Shows what a function returns, as text and as a graph of the last 600 values, in `kodama dev`; it is called once a frame after the tick. It should only look: what it changes is not so for players, where it is never called. It may not wait, and must be short (100,000 instructions). It ends with the task that makes it, or with an error; without a task at the next reset.
---@param name string
---@param look fun(): any
function watch(name, look) end

--- Calls a function with what follows, which may wait, and returns what it returns. While it is under way its name stands in every traceback, and the profiler tells how long it takes, without the time in which it waits: `callpoint("AI", think, self)`. Call points may lie in each other.
---@param name string
---@param work async fun(...: any)
---@param ... any
---@return any ...
function callpoint(name, work, ...) end

--- Like `callpoint`, for what tells best what the game is doing: it heads crash reports.
---@param name string
---@param work async fun(...: any)
---@param ... any
---@return any ...
function critical_point(name, work, ...) end

--- Says what must be so at this line, `expect(self.hp > 0, "hp", self.hp)`, and returns all that it gets. When the condition is false or nil, `kodama dev` holds the game here and shows line, calls, variables and fields: go on, go on and never again at this line, or end the task; in a draw function it holds when the frame is done. Players and games without a window go on, and the log tells it once a line. In `kodama test` it fails the test; what a test file itself calls `expect` is another function, see the globals of tests.
---@overload fun(value: any): kodama.Expectation
---@generic T
---@param condition T
---@param ... any
---@return T
---@return any ...
function expect(condition, ...) end

--- In `kodama dev`, calls a function after each task's run, and holds the game after the task that made it true, at its line; when it is false again, the next time counts. It should only look: players never have it called. It may not wait, and must be short (100,000 instructions). A line's condition takes the place of the one before; at most 20.
---@param condition fun(): any
---@param message? string  "" if left out
function break_when(condition, message) end

--- A group of tasks, and of what shots hurt.
---@alias kodama.Group string

--- What a task is given; and whatever else its script needs.
---@class kodama.TaskFields
---@field x? number  Where the middle of the task is; in pixels from the left.
---@field y? number  Where the middle of the task is; in pixels from the top.
---@field priority? number  Place in the order: smaller runs first and is drawn behind. Shots are drawn at 0.6. (0.5 if left out)
---@field draw_priority? number  Place in the order of drawing alone; nil, as at first, for that of `priority`.
---@field sprite? kodama.Picture  Image drawn at the task's place: the name of a PNG file, without the ending.
---@field frame? integer  Which frame of a sheet, from 1; see draw.sheet.
---@field scale? number  How many times as large; 1 if not given.
---@field rotation? number  Clockwise, in degrees.
---@field flip_x? boolean  Whether left and right are swapped.
---@field flip_y? boolean  Whether top and bottom are swapped.
---@field alpha? number  From 0, invisible, to 1.
---@field tint? kodama.Color  Color the picture is multiplied by.
---@field blend? "normal"|"add"  `"add"` makes what is below brighter, as light does; `"normal"` covers it.
---@field visible? boolean  False hides all that the task draws.
---@field draw? fun(self: kodama.Task)  Called with the task each frame, to draw at its place in the order.
---@field smooth? boolean  Whether frames between two ticks show the task on its way from one to the other: what draws it then finds that place in `x` and `y`. nil, as at first, for what `smooth` of game.lua says.
---@field hitbox? kodama.Hitbox  Where the task can be hit: circle(r), box(w, h), capsule(length, r) or polygon { … } around its place.
---@field hitbox_turns? boolean  True turns the hitbox with `rotation`, as the picture; else it stays as it was made.
---@field group? kodama.Group  Which shots and bodies can hit it, and where find looks.
---@field hits? kodama.Group|string[]  The group that this task's body hits, or a list of groups; see on_hit and on_touch.
---@field graze? number|kodama.Hitbox  How near a shot must come to be grazed: a radius around the task's place in pixels, or a hitbox; see on_graze.
---@field damage? number  What a touch of this task's body costs; 1 if not given.
---@field on_hit? async fun(self: kodama.Task, damage: number, by?: kodama.Task)  Called with the task, the damage and who did it. Like every on_<event> it runs as a child of the task and may wait.
---@field on_touch? async fun(self: kodama.Task, other: kodama.Task)  Called with the task and the task that its body has hit.
---@field on_graze? async fun(self: kodama.Task, x: number, y: number, n: integer)  Called with the task when shots that would hit its group come as near as `graze` and do not hit it: once a tick, with the place of the first of them and how many they are. A shot counts once, unless it was fired with `graze_every`.
---@field name? string  A name for find.
---@field persistent? boolean  True lets the task live through a change of scene. (false if left out)
---@field defer? boolean  Given to spawn: true puts the first run off until the next tick, wherever the task sorts.
---@field rate? number  How fast the task and its children live: 1 if not given, 0.5 for half as fast. Waits, move_to, dt and time.dt follow it. (1 if left out)
---@field finish? fun(self: kodama.Task)  Called with the task when it has ended, however it ended; cannot wait. See self:on_finish.
---@field state? fun(self: kodama.Task, dt: number, ...: any): boolean?  State style: called with the task and dt each tick; assign another to move on, return false to end.
---@field phases? table<integer|string, fun(self: kodama.Task, dt: number): boolean?>  Phase style: functions, called with the task and dt each tick, by phase: INIT, MAIN, END, your own numbers (MAIN + 1) or names.
---@field phase? integer|string  Phase style: the number or name of the phase whose function is called; INIT if not given. Return false to end. (0 if left out)
---@field [string] any

--- A task, living, dead or never started.
---@class kodama.Task
---@field id any  A whole number that no other task of the game has had since it began; also in finish hooks, and nil after them. A field `id` of your own takes its place, as does one of the task's class.
---@field sequence any  The order among tasks of the same priority, a whole number: grows with each spawn, each change of a priority and each requeue. As with `id`, your own takes its place.
---@field x number  Where the middle of the task is; in pixels from the left.
---@field y number  Where the middle of the task is; in pixels from the top.
---@field priority number  Place in the order: smaller runs first and is drawn behind. Shots are drawn at 0.6. (0.5 if left out)
---@field draw_priority? number  Place in the order of drawing alone; nil, as at first, for that of `priority`.
---@field sprite? kodama.Picture  Image drawn at the task's place: the name of a PNG file, without the ending.
---@field frame? integer  Which frame of a sheet, from 1; see draw.sheet.
---@field scale? number  How many times as large; 1 if not given.
---@field rotation? number  Clockwise, in degrees.
---@field flip_x? boolean  Whether left and right are swapped.
---@field flip_y? boolean  Whether top and bottom are swapped.
---@field alpha? number  From 0, invisible, to 1.
---@field tint? kodama.Color  Color the picture is multiplied by.
---@field blend? "normal"|"add"  `"add"` makes what is below brighter, as light does; `"normal"` covers it.
---@field visible? boolean  False hides all that the task draws.
---@field draw? fun(self: kodama.Task)  Called with the task each frame, to draw at its place in the order.
---@field smooth? boolean  Whether frames between two ticks show the task on its way from one to the other: what draws it then finds that place in `x` and `y`. nil, as at first, for what `smooth` of game.lua says.
---@field hitbox? kodama.Hitbox  Where the task can be hit: circle(r), box(w, h), capsule(length, r) or polygon { … } around its place.
---@field hitbox_turns? boolean  True turns the hitbox with `rotation`, as the picture; else it stays as it was made.
---@field group? kodama.Group  Which shots and bodies can hit it, and where find looks.
---@field hits? kodama.Group|string[]  The group that this task's body hits, or a list of groups; see on_hit and on_touch.
---@field graze? number|kodama.Hitbox  How near a shot must come to be grazed: a radius around the task's place in pixels, or a hitbox; see on_graze.
---@field damage? number  What a touch of this task's body costs; 1 if not given.
---@field on_hit? async fun(self: kodama.Task, damage: number, by?: kodama.Task)  Called with the task, the damage and who did it. Like every on_<event> it runs as a child of the task and may wait.
---@field on_touch? async fun(self: kodama.Task, other: kodama.Task)  Called with the task and the task that its body has hit.
---@field on_graze? async fun(self: kodama.Task, x: number, y: number, n: integer)  Called with the task when shots that would hit its group come as near as `graze` and do not hit it: once a tick, with the place of the first of them and how many they are. A shot counts once, unless it was fired with `graze_every`.
---@field name? string  A name for find.
---@field parent? kodama.Task  The task that spawned this one as a child; cannot be changed.
---@field persistent boolean  True lets the task live through a change of scene. (false if left out)
---@field defer? boolean  Given to spawn: true puts the first run off until the next tick, wherever the task sorts.
---@field rate number  How fast the task and its children live: 1 if not given, 0.5 for half as fast. Waits, move_to, dt and time.dt follow it. (1 if left out)
---@field finish? fun(self: kodama.Task)  Called with the task when it has ended, however it ended; cannot wait. See self:on_finish.
---@field state? fun(self: kodama.Task, dt: number, ...: any): boolean?  State style: called with the task and dt each tick; assign another to move on, return false to end.
---@field phases? table<integer|string, fun(self: kodama.Task, dt: number): boolean?>  Phase style: functions, called with the task and dt each tick, by phase: INIT, MAIN, END, your own numbers (MAIN + 1) or names.
---@field phase integer|string  Phase style: the number or name of the phase whose function is called; INIT if not given. Return false to end. (0 if left out)
---@field [string] any
local self = {}

--- Starts a child: a task that ends when this one ends. A function gets this task, too: `function(self, parent)`.
---@param what (async fun(self: kodama.Task, parent: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function self:spawn(what, fields) end

--- Starts a child that first sleeps for so many ticks, at least 1.
---@param ticks integer
---@param what (async fun(self: kodama.Task, parent: kodama.Task))|kodama.TaskFields|string
---@param fields? kodama.TaskFields
---@return kodama.Task
function self:spawn_after(ticks, what, fields) end

--- Ends the task and its children at once. A second call does nothing.
function self:kill() end

--- Tells whether the task still lives; false from the moment it was killed.
---@return boolean
function self:alive() end

--- Adds a function to be called with the task when it has ended, after `finish` and those added before. All are called, even if one fails; none may wait.
---@param hook fun(self: kodama.Task)
function self:on_finish(hook) end

--- Sends an event: the task's `on_<event>` function is called with the task and what follows, then a `wait_for` of that event goes on.
---@param event kodama.Event
---@param ... any
function self:signal(event, ...) end

--- State style: moves on like `self.state = state`; what follows is handed to the new state behind `self` and `dt`.
---@param state fun(self: kodama.Task, dt: number, ...: any): boolean?
---@param ... any
function self:goto_state(state, ...) end

--- Moves the task behind all others of its `priority`: it runs after them and is drawn in front of them. To set `priority` to the value that it has moves nothing.
function self:requeue() end

--- Lets the task and its children stand still: waits stop, drawing goes on, events are kept.
function self:pause() end

--- Lets a paused task go on.
function self:resume() end

--- Writes a line on the console whenever the task moves on to another state or phase, and when it ends; with false no more. For hard bugs.
---@param on? boolean  true if left out
function self:trace(on) end

--- How tasks are written down, and where.
---@class (exact) kodama.DumpOptions
---@field format? "table"|"json"|"hex"  As a table, as JSON, or the work areas in hex. ("table" if left out)
---@field file? string  Name of a save that gets the lines of the dump as a list, instead of the console; save.read returns them.

--- All tasks at once, or those of a group. What is set for a group holds for those that join it later, too, until the scene changes.
---@class kodama.task
---@field capacity integer  Most tasks there can be at once; a scene's first task comes on top.
---@field taken integer  How many of those places are taken; a dead task keeps its own until the tick is over.
---@field high_water integer  Most places that were ever taken at once.
---@field dropped integer  Tasks not started for lack of room.
task = {}

--- Counts live tasks; without a group the scene's first one and the one that draws all shots, too.
---@param group? kodama.Group
---@return integer
function task.count(group) end

--- Walks through live tasks in the order in which they run: `for t in task.each "enemy" do`. Tasks may come and go meanwhile: new ones are left out, dead ones too.
---@param group? kodama.Group
---@return fun(): kodama.Task?
function task.each(group) end

--- Returns a task of a group by its place in the order, from 1; nil if there are not so many.
---@param group kodama.Group
---@param n integer
---@return kodama.Task?
function task.nth(group, n) end

--- Ends every task of a group; returns how many.
---@param group kodama.Group
---@return integer
function task.kill_all(group) end

--- Ends every task, or every one of a group, but this one, its parents and children, and persistent ones.
---@param survivor kodama.Task
---@param group? kodama.Group
function task.kill_others(survivor, group) end

--- Sends an event to every task of a group; see self:signal.
---@param group kodama.Group
---@param event kodama.Event
---@param ... any
function task.signal(group, event, ...) end

--- Sends an event to every task.
---@param event kodama.Event
---@param ... any
function task.broadcast(event, ...) end

--- Sets the phase of every task, or of every one of a group. A task in phase style that has no function for it fails at its next turn.
---@param phase integer|string
---@param group? kodama.Group
function task.set_phase(phase, group) end

--- Lets the tasks of a group stand still, with their children: waits stop, drawing goes on, events are kept. Persistent tasks go on. The group "shot" is all shots.
---@param group kodama.Group
function task.pause(group) end

--- Lets the tasks of a group go on.
---@param group kodama.Group
function task.resume(group) end

--- Lets all tasks and shots stand still, but for persistent tasks and their children.
function task.pause_all() end

--- Ends what pause_all has begun.
function task.resume_all() end

--- Tells whether a group stands still by task.pause, or without a group whether all do.
---@param group? kodama.Group
---@return boolean
function task.paused(group) end

--- Returns how fast a group lives, or all tasks if it is nil; with a rate, sets it: 0.5 is half as fast. It multiplies with the rates of the tasks. The group "shot" is all shots, which fly at most 64 times as fast.
---@param group? kodama.Group
---@param rate? number
---@return number
function task.rate(group, rate) end

--- Estimates how much memory all live tasks take; for tuning. Looks at every place.
---@return integer
function task.bytes() end

--- Writes down all tasks on the console, and returns what it wrote: as a "table" (if not given), as "json", or the work areas in "hex". `task.dump { file = "tasks" }` writes into a save.
---@param format? "table"|"json"|"hex"|kodama.DumpOptions
---@return string
function task.dump(format) end

--- How a task moves along a way; where nothing else is to say, the ease alone will do.
---@class (exact) kodama.MoveOptions
---@field ease? kodama.Ease  How it begins and ends. ("linear" if left out)
---@field turns? boolean  Whether its `rotation` follows the way, so that its picture looks ahead. (false if left out)
---@field front? number  With `turns`: where the picture looks that is not turned; in degrees, -90 for up. (0 if left out)

--- How a task goes round another.
---@class (exact) kodama.OrbitOptions
---@field around kodama.Task|kodama.Place  What it goes round.
---@field radius? number  How far away; in pixels. As far as it is at first, if left out. (at least 0)
---@field turn? number  How far it comes in a tick; in degrees, below 0 for counterclockwise. (2 if left out)
---@field angle? number  Where it begins, as seen from the middle; in degrees. Where it is, if left out.
---@field grow? number  How much larger the radius gets; in pixels a tick. (0 if left out)
---@field within? number  In how many ticks it comes there from where it is; 0 for at once. (0 if left out; at least 0)
---@field ticks? number  How long; as long as the other is there if it is left out. (at least 1)
---@field turns? boolean  Whether its `rotation` follows the way, so that its picture looks ahead. (false if left out)
---@field front? number  With `turns`: where the picture looks that is not turned; in degrees, -90 for up. (0 if left out)

--- How a task follows another.
---@class (exact) kodama.FollowOptions
---@field speed? number  How fast; in pixels a tick. (2 if left out; at least 0)
---@field distance? number  How near it comes; in pixels. (0 if left out; at least 0)
---@field turn? number  How far it can turn in a tick; in degrees. (180 if left out; 0 to 180)
---@field angle? number  With `turn`: where it flies at first; in degrees. At the other, if left out.
---@field arrive? boolean  Whether it is over when it is as near as that. (false if left out)
---@field ticks? number  How long; as long as the other is there if it is left out. (at least 1)
---@field turns? boolean  Whether its `rotation` follows the way, so that its picture looks ahead. (false if left out)
---@field front? number  With `turns`: where the picture looks that is not turned; in degrees, -90 for up. (0 if left out)

--- The place of a task in a formation.
---@class (exact) kodama.FormationOptions
---@field x? number  How far to the right of the leader; in pixels. (0 if left out)
---@field y? number  How far below the leader; in pixels. (0 if left out)
---@field rigid? boolean  Whether the formation turns as the leader's `rotation` does. (false if left out)
---@field late? integer  So many ticks behind, for snakes and what trails a ship. (0 if left out; 0 to 600)
---@field within? number  In how many ticks it comes there from where it is; 0 for at once. (0 if left out; at least 0)
---@field ticks? number  How long; as long as the other is there if it is left out. (at least 1)
---@field turns? boolean  Whether its `rotation` follows the way, so that its picture looks ahead. (false if left out)
---@field front? number  With `turns`: where the picture looks that is not turned; in degrees, -90 for up. (0 if left out)

--- Where and how a task wanders; its ease is "sine_in_out" unless it has another.
---@class (exact) kodama.WanderOptions
---@field x number  Left edge of the area; in pixels.
---@field y number  Upper edge of the area; in pixels.
---@field width? number  Width of the area; in pixels. (0 if left out; at least 0)
---@field height? number  Height of the area; in pixels. (0 if left out; at least 0)
---@field reach? number  How far it goes at most at once, to each side; in pixels. (at least 0)
---@field toward? kodama.Task|kodama.Place  It goes to the side where this is.
---@field hop? number  How long it takes to the next place; in ticks. (60 if left out; at least 1)
---@field rest? number  How long it rests there; in ticks. (30 if left out; at least 0)
---@field times? number  How many places; it never ends if left out. (at least 1)
---@field ease? kodama.Ease  How it begins and ends. ("linear" if left out)
---@field turns? boolean  Whether its `rotation` follows the way, so that its picture looks ahead. (false if left out)
---@field front? number  With `turns`: where the picture looks that is not turned; in degrees, -90 for up. (0 if left out)

--- Ways that tasks go. Like `move_to`, each of these waits until the task is there, which it then is exactly, and goes by the rate of the task that waits. In place of the name of an ease stands { ease = "sine_out", turns = true } if the picture shall look ahead.
---@class kodama.move
move = {}

--- Moves a task so far to the right and down from where it is, within so many ticks, at least 1.
---@async
---@param self kodama.Task
---@param dx number
---@param dy number
---@param ticks integer
---@param how? kodama.Ease|kodama.MoveOptions
function move.by(self, dx, dy, ticks, how) end

--- Moves a task along a Bézier curve to the last of 1 to 10 points within so many ticks, at least 1. The points before it draw the way to their side: `move.bezier(self, { { 40, 20 }, { 200, 20 }, { 220, 150 } }, 90)`.
---@async
---@param self kodama.Task
---@param points (kodama.Place|number[])[]
---@param ticks integer
---@param how? kodama.Ease|kodama.MoveOptions
function move.bezier(self, points, ticks, how) end

--- Moves a task on a smooth curve through 1 to 1000 points (Catmull–Rom) within so many ticks, at least 1, at an even pace unless `how` has an ease.
---@async
---@param self kodama.Task
---@param points (kodama.Place|number[])[]
---@param ticks integer
---@param how? kodama.Ease|kodama.MoveOptions
function move.curve(self, points, ticks, how) end

--- Moves a task in straight lines from point to point, 1 to 1000 of them; `speed` in pixels a tick, more than 0.
---@async
---@param self kodama.Task
---@param points (kodama.Place|number[])[]
---@param speed number
---@param how? kodama.Ease|kodama.MoveOptions
function move.along(self, points, speed, how) end

--- Moves a task round another or a place, for so many ticks or as long as that lives: `move.orbit(self, { around = boss, radius = 40, turn = 3 })`.
---@async
---@param self kodama.Task
---@param options kodama.OrbitOptions
function move.orbit(self, options) end

--- Moves a task after another, for so many ticks or as long as that lives; with `turn` it has to fly round curves, with `arrive` it is over when it is there.
---@async
---@param self kodama.Task
---@param other kodama.Task|kodama.Place
---@param options? kodama.FollowOptions
function move.follow(self, other, options) end

--- Keeps a task at its place beside a leader, for so many ticks or as long as that lives: `move.formation(self, self.parent, { x = -20, y = 10, within = 30 })`.
---@async
---@param self kodama.Task
---@param leader kodama.Task|kodama.Place
---@param options kodama.FormationOptions
function move.formation(self, leader, options) end

--- Moves a task to places by chance, and lets it rest at each: `move.wander(self, { x = 40, y = 30, width = 160, height = 60, toward = find "ship" })`. The chance is that of `math.random`, so it is the same in a replay.
---@async
---@param self kodama.Task
---@param options kodama.WanderOptions
function move.wander(self, options) end

--- The game's own clock; it starts at 0 with each reset. A tick is 1/60 second (or 1/`fps` of game.lua) at any frame rate, so that what scripts do holds its speed: at 30 frames a second a frame has two ticks, at 120 every second frame has one.
---@class kodama.time
---@field dt number  Length of this tick for the task that asks, its rate included; in seconds. The same at any frame rate.
---@field now number  Time since the reset; in seconds. It follows the rate of all tasks: after `task.rate(nil, 0.5)` it goes half as fast, and after `task.pause_all()` it stands still.
---@field tick integer  Number of this tick; counts up by 1, also while tasks are paused. In ticks since the reset.
---@field base_rate integer  Ticks a second, `fps` of game.lua: what frames are counted against. Never changes.
---@field frames number  Frames of the base rate since the last picture: 1 normally; 2 at half the base rate, 0.5 at twice. For draw functions that move something from picture to picture; what is to be the same in every run goes by ticks.
---@field elapsed number  Time since the last picture, `time.frames` as seconds: 1/60 normally, 1/30 at 30 frames a second.
---@field fps string  Frames shown a second, as in `FPS: 60.000`; those that were skipped do not count. For the eye only: it differs from run to run.
time = {}

--- Returns how many frames (pictures) a second the game aims at; with `fps`, from 1 to 240, changes that from the next frame on and returns it. Ticks stay as they are, so the game plays as fast as before and only looks smoother or less so. The next reset brings back the rate that the game began with.
---@param fps? integer
---@return integer
function time.frame_rate(fps) end

--- Turns seconds into ticks, rounded to whole ones: `move_to(self, 120, 80, time.ticks(1.5))`.
---@param seconds number
---@return integer
function time.ticks(seconds) end

--- Turns ticks into seconds.
---@param ticks number
---@return number
function time.seconds(ticks) end

--- A color, 0xRRGGBB.
---@alias kodama.Color number

--- A picture: the path of a PNG file from the game's folder, without its ending.
---@alias kodama.Picture string

--- A font of the framework or of the game.
---@alias kodama.FontName string

--- How a picture is drawn.
---@class (exact) kodama.SpriteLook
---@field frame? integer  Which frame of a sheet; see `draw.sheet`. (1 if left out; at least 1)
---@field scale? number  How many times as large. (1 if left out)
---@field rotation? number  Clockwise; in degrees. (0 if left out)
---@field flip_x? boolean  Whether left and right are swapped. (false if left out)
---@field flip_y? boolean  Whether top and bottom are swapped. (false if left out)
---@field alpha? number  From 0, invisible, to 1. (1 if left out)
---@field tint? kodama.Color  The color it is multiplied by.
---@field blend? "normal"|"add"  `"add"` makes what is below brighter, as light does; `"normal"` covers it. ("normal" if left out)

--- How a text is drawn.
---@class (exact) kodama.TextLook
---@field color? kodama.Color  Color of the letters. (0xffffff if left out)
---@field scale? number  How many times as large; a whole number. (1 if left out)
---@field align? "left"|"center"|"right"  Which side of the lines is at x. ("left" if left out)
---@field alpha? number  From 0, invisible, to 1. (1 if left out)
---@field font? kodama.FontName  "kodama8", "kodama12", or one of the game's: a .fnt, .ttf or .otf file without its ending, or what `draw.font` has named. ("kodama8" if left out)
---@field size? number  How high letters of .ttf and .otf are; in pixels. (16 if left out; 0 to 10000)
---@field smooth? boolean  Whether letters of .ttf and .otf have soft edges. (false if left out)
---@field fallback? boolean  Whether a letter that the font lacks is one of the framework's, else a box. (true if left out)
---@field width? number  Longer lines are broken; in pixels. (0 to 1000000)
---@field line_height? number  From line to line; in pixels before they are scaled. That of the font if it is left out. (0 to 10000)
---@field outline? kodama.Color  Color of a line around each letter; none if it is left out.
---@field shadow? kodama.Color  Color of the shadow; none if it is left out.
---@field shadow_x? number  How far right the shadow falls; in pixels, one dot of a letter if it is left out. (-1000 to 1000)
---@field shadow_y? number  How far down the shadow falls; in pixels, one dot of a letter if it is left out. (-1000 to 1000)
---@field shown? number  So many characters at most; all if it is left out.
---@field plain? boolean  Whether braces are letters and no marks are read, as for what a player has written. (false if left out)
---@field valign? "top"|"middle"|"bottom"  Which side of the text is at y. ("top" if left out)

--- How a picture is cut into letters. Without `width` and `height` they stand in one row between columns of the color of the top left pixel.
---@class (exact) kodama.FontCut
---@field image? kodama.Picture  Name of the picture; that of the font if it is left out.
---@field letters? string  Those in the picture, left to right, then down.
---@field width? integer  Width of each letter, if all have one size; in pixels. (1 to 16384)
---@field height? integer  Height of each letter, if all have one size; in pixels. (1 to 16384)
---@field proportional? boolean  Whether each letter is as wide as it looks. (false if left out)
---@field spacing? integer  Pixels between two letters; 1 for proportional ones, else 0, if it is left out. (-16384 to 16384)
---@field space? integer  Width of a blank; in pixels. (1 to 16384)
---@field line_height? integer  From line to line; in pixels. (1 to 16384)

--- How a shape is drawn.
---@class (exact) kodama.ShapeLook
---@field alpha? number  From 0, invisible, to 1. (1 if left out)
---@field blend? "normal"|"add"  `"add"` makes what is below brighter, as light does; `"normal"` covers it. ("normal" if left out)

--- How a line is drawn.
---@class (exact) kodama.LineLook
---@field alpha? number  From 0, invisible, to 1. (1 if left out)
---@field blend? "normal"|"add"  `"add"` makes what is below brighter, as light does; `"normal"` covers it. ("normal" if left out)
---@field width? number  In pixels. (1 if left out; 0 to 100000)
---@field round? boolean  Whether its ends are round; else they are cut off straight. (false if left out)

--- How a picture is laid along a way.
---@class (exact) kodama.StripLook
---@field frame? integer  Which frame of a sheet; see `draw.sheet`. (1 if left out; at least 1)
---@field width? number|number[]  How wide the strip is, in pixels, or how wide at each point; the height of the picture if it is left out.
---@field period? number  After how many pixels of the way the picture begins anew; it is stretched over all of it if this is left out. (0 to 1000000)
---@field alpha? number  From 0, invisible, to 1. (1 if left out)
---@field blend? "normal"|"add"  `"add"` makes what is below brighter, as light does; `"normal"` covers it. ("normal" if left out)
---@field tint? kodama.Color  The color it is multiplied by.

--- Pictures, shapes and text, at the running task's place in the order. From a task's `draw` function they are drawn in that frame; from its coroutine they stay until it runs again. Colors are 0xRRGGBB, alpha is from 0 (invisible) to 1, places are in pixels from the top left.
---@class kodama.draw
---@field width integer  Width of the picture.
---@field height integer  Height of the picture.
draw = {}

--- Draws an image around a point.
---@param name kodama.Picture
---@param x number
---@param y number
---@param look? kodama.SpriteLook
function draw.sprite(name, x, y, look) end

--- Says that an image is a grid of frames of that size; returns how many there are.
---@param name kodama.Picture
---@param width number
---@param height number
---@return integer
function draw.sheet(name, width, height) end

--- Writes text; x and y are the top left, or elsewhere by `align` and `valign`. `{red}`, `{#ff8000}` in the text color what follows up to `{/}`; `{{` is a brace.
---@param text any
---@param x number
---@param y number
---@param look? kodama.TextLook
function draw.text(text, x, y, look) end

--- Measures what draw.text would write: returns width and height in pixels, and how many characters there are without marks. Letters of .ttf and .otf may be a pixel wider elsewhere.
---@param text any
---@param look? kodama.TextLook
---@return number width
---@return number height
---@return integer characters
function draw.text_size(text, look) end

--- Names a font that is a picture of its letters.
---@param name kodama.FontName
---@param cut kodama.FontCut
function draw.font(name, cut) end

--- Fills a rectangle. Instead of options, `look` can be its alpha alone, here and in all shapes.
---@param x number
---@param y number
---@param width number
---@param height number
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.rect(x, y, width, height, color, look) end

--- Draws the outline of a rectangle.
---@param x number
---@param y number
---@param width number
---@param height number
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.frame(x, y, width, height, color, look) end

--- Draws a line. Instead of options, `look` can be its alpha alone.
---@param x1 number
---@param y1 number
---@param x2 number
---@param y2 number
---@param color kodama.Color
---@param look? number|kodama.LineLook
function draw.line(x1, y1, x2, y2, color, look) end

--- Draws the outline of a circle.
---@param x number
---@param y number
---@param radius number
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.circle(x, y, radius, color, look) end

--- Fills a circle.
---@param x number
---@param y number
---@param radius number
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.disc(x, y, radius, color, look) end

--- Fills the whole picture.
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.fill(color, look) end

--- Fills what is inside the corners `{ x1, y1, x2, y2, … }`; there is a hole where it covers itself.
---@param corners number[]
---@param color kodama.Color
---@param look? number|kodama.ShapeLook
function draw.polygon(corners, color, look) end

--- Lays an image along the way `{ x1, y1, x2, y2, … }`: its left edge at the first point, its upper edge to the left of the way.
---@param name kodama.Picture
---@param points number[]
---@param look? kodama.StripLook
function draw.strip(name, points, look) end

--- Lets only a rectangle be drawn to until this task has drawn; without arguments, everything again.
---@param x? number
---@param y? number
---@param width? number
---@param height? number
function draw.clip(x, y, width, height) end

--- Moves what this task and those after it in the order draw, so that x, y is at the top left of the picture; without arguments, back to where it was.
---@param x? number  0 if left out
---@param y? number  0 if left out
function draw.camera(x, y) end

--- What a player can do: "fire", "left", or one of those that game.lua names.
---@alias kodama.Action string

--- An axis: "x", "look_x", or one of those that game.lua names.
---@alias kodama.Axis string

--- What was typed: letters, or a key. A key that makes a letter comes before it.
---@class (exact) kodama.Typed
---@field text? string  The letters.
---@field key? string  The key, such as "Backspace".
---@field ctrl? boolean  Whether Ctrl was held; with a key.
---@field shift? boolean  Whether Shift was held; with a key.
---@field repeated? boolean  Whether the key comes again because it is held; with a key.

--- What players do, the same all through a tick. `actions` of game.lua names the actions and what stands for them; without it they are up, down, left, right (arrows; a pad's cross and left stick), fire (Z, Space; A), bomb (X; B), slow (Shift; LB, RB), start (Enter; Start), back (Escape; Back). Players are counted from 1; who is left out is the first.
---@class kodama.input
input = {}

--- Tells whether the action is down: one of its keys or buttons is.
---@param action kodama.Action
---@param player? integer  1 if left out
---@return boolean
function input.down(action, player) end

--- Tells whether the action went down in this tick.
---@param action kodama.Action
---@param player? integer  1 if left out
---@return boolean
function input.pressed(action, player) end

--- Tells whether the action went up in this tick.
---@param action kodama.Action
---@param player? integer  1 if left out
---@return boolean
function input.released(action, player) end

--- Tells whether the action went down in this tick, or comes again as it is held, as in a menu: first after `delay` ticks, then once in `every`. Left out, both are as `autorepeat` of game.lua says; 20 and 5 without it.
---@param action kodama.Action
---@param player? integer  1 if left out
---@param delay? integer  0 if left out
---@param every? integer  0 if left out
---@return boolean
function input.repeated(action, player, delay, every) end

--- Has the action go up and down by itself while it is held: pressed once in `every` ticks, at least 2; 0 has it stay down again. Ends with the next reset.
---@param action kodama.Action
---@param every integer
---@param player? integer  1 if left out
function input.turbo(action, every, player) end

--- Ignores what is held, from the next tick on until it is released: for a screen of the game's own that opens while keys are held. The screens of `kodama.menu` need no such call.
function input.ignore_held() end

--- Returns the direction held: x and y, each from -1 to 1; y grows downwards. By the left stick of a pad it has all directions and strengths; by keys and a cross each is -1, 0 or 1.
---@param player? integer  1 if left out
---@return number x
---@return number y
function input.axis(player) end

--- Returns how far an axis is moved, from -1 to 1: x, y, look_x, look_y, left_trigger, right_trigger, and those that `axes` of game.lua names.
---@param axis kodama.Axis
---@param player? integer  1 if left out
---@return number
function input.value(axis, player) end

--- Returns all actions that are down as bits of a number, see `input.bit`; from the 33rd action on they are in the second.
---@param player? integer  1 if left out
---@return integer low
---@return integer high
function input.bits(player) end

--- Returns the bit of an action: `bit32.btest(input.bits(), (input.bit "fire"))`. The usual actions have their bits in the order in which they stand above, those of the game's own follow by the alphabet.
---@param action kodama.Action
---@return integer low
---@return integer high
function input.bit(action) end

--- Returns what stands for the action just now, players' own choice included, as words to show them: `{ "Z", "Space", "Pad A" }`.
---@param action kodama.Action
---@param player? integer  1 if left out
---@return string[]
function input.keys(action, player) end

--- Returns how many players there are, 1 to 4.
---@return integer
function input.players() end

--- Returns where the mouse is: x and y in pixels of the game, and whether that is within its picture. Before the mouse was moved it is at -1, -1. A game that asks has its cursor seen.
---@return number x
---@return number y
---@return boolean inside
function input.mouse() end

--- Returns how far the mouse was moved since the tick before, in pixels of the game; also without end, while its cursor is caught.
---@return number x
---@return number y
function input.mouse_move() end

--- Returns how far the mouse's wheel was turned since the tick before, in notches; towards the hand, which scrolls down, is positive.
---@return integer
function input.wheel() end

--- Says how the mouse's cursor is to be until the next reset: "auto" (seen for a while when it is moved), "shown", "hidden", or "caught": hidden and held in the middle, so that `input.mouse_move` has no end. Where the system does not let a program move the mouse, a notice says so, and it is hidden.
---@param how "auto"|"shown"|"hidden"|"caught"
function input.cursor(how) end

--- Begins to enter text, say a name: until `input.end_text` or the next reset keys are no actions (but F1 to F12), and `input.text` tells what is typed. Buttons of pads and mouse are heard as before.
function input.begin_text() end

--- Ends entering text; keys are actions again when they are pressed again.
function input.end_text() end

--- Returns what was typed in this tick, in its order: `{ text = "é" }` for letters, as keyboard, dead keys and input methods make them; `{ key = "Backspace", ctrl = false, shift = false, repeated = false }` for a key. A key that is held comes again, but for one that was held before text was entered. Empty unless text is entered.
---@return kodama.Typed[]
function input.text() end

--- Shakes the player's pads, if they can be: `strength` from 0 to 1, for so many ticks.
---@param strength number
---@param ticks integer
---@param player? integer  1 if left out
function input.rumble(strength, ticks, player) end

--- A sound: the path of its file from the game's folder or `sounds`, without its ending.
---@alias kodama.SoundName string

--- A group of sounds: "music", "effects", "voice", or one of the game's own.
---@alias kodama.SoundGroup string

--- How a sound is played.
---@class (exact) kodama.PlayOptions
---@field gain? number  How loud. (1 if left out; 0 to 4)
---@field pan? number  From -1, left, to 1, right; 0 if neither it nor `x` is given. (-1 to 1)
---@field x? number  A place on the picture, in place of `pan`; in pixels.
---@field pitch? number  How fast and high. (1 if left out; 0.03125 to 32)
---@field priority? integer  Of more than 64 sounds those with lower ones are left out. (0 if left out; -1000 to 1000)
---@field fade? integer  Ticks until it is as loud as that. (0 if left out; 0 to 36000)
---@field at? number  Where it begins; in seconds. (0 if left out; 0 to 360000)
---@field resample? "linear"|"nearest"|"cubic"  How a sound of another pitch is made: "nearest" is as old machines did it. ("linear" if left out)
---@field loop? boolean  Whether it is played until it is stopped. (false if left out)
---@field group? kodama.SoundGroup  The group it belongs to; see `sound.group`. ("effects" if left out)

--- How music is played.
---@class (exact) kodama.MusicOptions
---@field gain? number  How loud. (1 if left out; 0 to 4)
---@field pan? number  From -1, left, to 1, right; 0 if neither it nor `x` is given. (-1 to 1)
---@field x? number  A place on the picture, in place of `pan`; in pixels.
---@field pitch? number  How fast and high. (1 if left out; 0.03125 to 32)
---@field priority? integer  Of more than 64 sounds those with lower ones are left out. (0 if left out; -1000 to 1000)
---@field fade? integer  Ticks until it is as loud as that. (0 if left out; 0 to 36000)
---@field at? number  Where it begins; in seconds. (0 if left out; 0 to 360000)
---@field resample? "linear"|"nearest"|"cubic"  How a sound of another pitch is made: "nearest" is as old machines did it. ("linear" if left out)
---@field loop? boolean  Whether it begins again when it is over. (true if left out)
---@field group? kodama.SoundGroup  The group it belongs to; see `sound.group`. ("music" if left out)

--- What holds for all sounds of a group; what is left out stays as it is.
---@class (exact) kodama.GroupOptions
---@field gain? number  How loud. (0 to 4)
---@field fade? integer  Ticks until it is as loud as that. (0 if left out; 0 to 36000)
---@field paused? boolean  Whether it stands still; a change of scene ends that.
---@field pauses? boolean  Whether it stands still while the player pauses the game; so it is at first.
---@field under? kodama.SoundGroup|boolean  A group: while that sounds this one is quieter; false for none.
---@field duck? number  How loud it is then. (0.25 if left out; 0 to 1)

--- A sound that was made by a script: what `sfx` and `sound.song` return.
---@class kodama.Sound

--- Sounds and music. A sound is a name, as "shot" for `sounds/shot.wav`, or a value that other functions return. What can be asked goes by ticks: a game goes the same way whether it is heard or not. All that is played falls silent at a reset; at a change of scene effects play out and music goes on.
---@class kodama.sound
sound = {}

--- Plays a sound. The same sound begins once in a tick, as loud as the loudest.
---@param what kodama.SoundName|kodama.Sound
---@param options? kodama.PlayOptions
---@return kodama.Playing
function sound.play(what, options) end

--- Sets what holds for all sounds of a group until the next reset: "music", "effects", "voice", or one of your own, which is there from the first call on.
---@param name kodama.SoundGroup
---@param options? kodama.GroupOptions
function sound.group(name, options) end

--- Plays music until other music is asked for; nil stops it. If it plays already, it goes on. With `fade` the old music falls silent as the new one rises, and with `at` it begins there in any case.
---@param what? kodama.SoundName|kodama.Sound
---@param options? kodama.MusicOptions
function sound.music(what, options) end

--- Plays music when the music there is, and what was queued before, has come to its end. Music that loops ends with its pass, or the next one if less than a second is left.
---@param what kodama.SoundName|kodama.Sound
---@param options? kodama.MusicOptions
function sound.queue(what, options) end

--- Returns the name of the music that plays; nil for none.
---@return kodama.SoundName?
function sound.current() end

--- Returns where the music is; in seconds from its beginning, 0 without music.
---@return number
function sound.position() end

--- Reads a song in the music macro language, `sound.song "t140 o5 l8 cdefg"`, to be played by `sound.music` or `sound.play`. The guide has a table of its commands; an error tells line and column of the song. Longer ones are better kept as files that end in `.mml`.
---@param text string
---@return kodama.Sound
function sound.song(text) end

--- What `sound.play` returns. The methods are called with a colon, and do nothing when the sound is over.
---@class kodama.Playing
local playing = {}

--- Ends the sound; it falls silent within so many ticks, 0 to 36000.
---@param ticks? integer  0 if left out
function playing:stop(ticks) end

--- Makes the sound as loud as that, 0 to 4, within so many ticks, 0 to 36000.
---@param gain number
---@param ticks integer
function playing:fade(gain, ticks) end

--- Makes the sound as loud as that, 0 to 4.
---@param gain number
function playing:gain(gain) end

--- Moves the sound: -1 is left, 1 is right.
---@param pan number
function playing:pan(pan) end

--- Makes the sound faster and higher, or slower and lower; 1/32 to 32, 1 is as it is.
---@param pitch number
function playing:pitch(pitch) end

--- Has the sound stand still; with false it goes on.
---@param paused? boolean  true if left out
function playing:pause(paused) end

--- Tells whether the sound is not over; also true while it is paused.
---@return boolean
function playing:is_playing() end

--- Returns where the sound is; in seconds.
---@return number
function playing:position() end

--- An effect: a wave, and sliders from 0 to 1, or from -1 to 1 where they go both ways. Names of sfxr, as `p_base_freq`, do as well.
---@class (exact) kodama.SfxFields
---@field wave? "square"|"saw"|"sine"|"noise"  What is repeated. ("square" if left out)
---@field preset? "coin"|"laser"|"explosion"|"powerup"|"hit"|"jump"|"blip"  What to begin with; if it is left out, `wave` and the sliders say all.
---@field seed? integer  Which of the effects of the preset. (1 if left out)
---@field mutate? integer  A seed: moves all sliders a little; if it is left out, they stay.
---@field attack? number  How long it swells. (0 if left out; 0 to 1)
---@field sustain? number  How long it stays. (0.3 if left out; 0 to 1)
---@field punch? number  How much louder it is at the beginning of `sustain`. (0 if left out; 0 to 1)
---@field decay? number  How long it fades. (0.4 if left out; 0 to 1)
---@field freq? number  How high it begins. (0.3 if left out; 0 to 1)
---@field freq_limit? number  Where it ends when it falls so low. (0 if left out; 0 to 1)
---@field slide? number  How fast it rises or falls. (0 if left out; -1 to 1)
---@field slide_change? number  How `slide` changes. (0 if left out; -1 to 1)
---@field vibrato? number  How deep it wavers. (0 if left out; 0 to 1)
---@field vibrato_speed? number  How fast it wavers. (0 if left out; 0 to 1)
---@field jump? number  How far it jumps, once. (0 if left out; -1 to 1)
---@field jump_speed? number  How soon it jumps. (0 if left out; 0 to 1)
---@field duty? number  From a half, 0, to a thin pulse, 1. (0 if left out; 0 to 1)
---@field duty_slide? number  How `duty` changes. (0 if left out; -1 to 1)
---@field retrigger? number  How often pitch begins again. (0 if left out; 0 to 1)
---@field phaser? number  How far behind an echo of itself is. (0 if left out; -1 to 1)
---@field phaser_slide? number  How `phaser` changes. (0 if left out; -1 to 1)
---@field low_pass? number  What is higher is dulled; 1 dulls nothing. (1 if left out; 0 to 1)
---@field low_pass_slide? number  How `low_pass` changes. (0 if left out; -1 to 1)
---@field resonance? number  How much it rings at `low_pass`. (0 if left out; 0 to 1)
---@field high_pass? number  What is lower is thinned. (0 if left out; 0 to 1)
---@field high_pass_slide? number  How `high_pass` changes. (0 if left out; -1 to 1)
---@field volume? number  How loud. (0.25 if left out; 0 to 1)
---@field wave_type? integer  The wave by the number that sfxr has for it. (0 if left out; 0 to 3)
---@field p_env_attack? number  The same as `attack`. (0 if left out; 0 to 1)
---@field p_env_sustain? number  The same as `sustain`. (0.3 if left out; 0 to 1)
---@field p_env_punch? number  The same as `punch`. (0 if left out; 0 to 1)
---@field p_env_decay? number  The same as `decay`. (0.4 if left out; 0 to 1)
---@field p_base_freq? number  The same as `freq`. (0.3 if left out; 0 to 1)
---@field p_freq_limit? number  The same as `freq_limit`. (0 if left out; 0 to 1)
---@field p_freq_ramp? number  The same as `slide`. (0 if left out; -1 to 1)
---@field p_freq_dramp? number  The same as `slide_change`. (0 if left out; -1 to 1)
---@field p_vib_strength? number  The same as `vibrato`. (0 if left out; 0 to 1)
---@field p_vib_speed? number  The same as `vibrato_speed`. (0 if left out; 0 to 1)
---@field p_arp_mod? number  The same as `jump`. (0 if left out; -1 to 1)
---@field p_arp_speed? number  The same as `jump_speed`. (0 if left out; 0 to 1)
---@field p_duty? number  The same as `duty`. (0 if left out; 0 to 1)
---@field p_duty_ramp? number  The same as `duty_slide`. (0 if left out; -1 to 1)
---@field p_repeat_speed? number  The same as `retrigger`. (0 if left out; 0 to 1)
---@field p_pha_offset? number  The same as `phaser`. (0 if left out; -1 to 1)
---@field p_pha_ramp? number  The same as `phaser_slide`. (0 if left out; -1 to 1)
---@field p_lpf_freq? number  The same as `low_pass`. (1 if left out; 0 to 1)
---@field p_lpf_ramp? number  The same as `low_pass_slide`. (0 if left out; -1 to 1)
---@field p_lpf_resonance? number  The same as `resonance`. (0 if left out; 0 to 1)
---@field p_hpf_freq? number  The same as `high_pass`. (0 if left out; 0 to 1)
---@field p_hpf_ramp? number  The same as `high_pass_slide`. (0 if left out; -1 to 1)
---@field sound_vol? number  The same as `volume`. (0.25 if left out; 0 to 1)

--- Sound effects as sfxr makes them, to be played by `sound.play`. Make them once, where a file is loaded, and not in a loop. A seed is a whole number: the same seed gives the same effect.
---@class kodama.sfx
---@overload fun(fields: kodama.SfxFields): kodama.Sound
sfx = {}

--- Something is picked up. The changes are fields as those of `sfx { }`, here and in the others.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.coin(seed, changes) end

--- A shot.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.laser(seed, changes) end

--- Something bursts.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.explosion(seed, changes) end

--- Something gets better.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.powerup(seed, changes) end

--- Something is hurt.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.hit(seed, changes) end

--- Something leaps.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.jump(seed, changes) end

--- A menu answers.
---@param seed? integer  1 if left out
---@param changes? kodama.SfxFields
---@return kodama.Sound
function sfx.blip(seed, changes) end

--- Makes the effect that jsfxr has written as JSON; files of it, `.sfx.json` or `.sfxr`, are played by their names.
---@param json string
---@return kodama.Sound
function sfx.from(json) end

--- Returns all fields of an effect with their numbers, so that one found by chance can be read and changed: `sfx.fields { preset = "coin", seed = 3 }`.
---@param fields kodama.SfxFields
---@return kodama.SfxFields
function sfx.fields(fields) end

--- What tasks have loaded.
---@class (exact) kodama.Loaded
---@field kind "image"|"sound"  What it is.
---@field name string  Its name.
---@field users integer  How many tasks have loaded it.
---@field bytes integer  How much memory it takes.

--- What of the game's files is in memory. Pictures and sounds are read when first asked for, and stay; only a game that has more than fits needs these functions. What is unloaded is read again when it is asked for, so nothing breaks. `unload = true` in game.lua unloads at each change of scene what neither the scene that ends has asked for nor any task has loaded.
---@class kodama.resource
resource = {}

--- Reads what has this name now rather than when it is first seen or heard, and keeps it until the task that calls ends or releases it. `kind` is `image` or `sound`; without it all of the name are loaded. Called outside of a task, it is kept until the next reset.
---@param name string
---@param kind? "image"|"sound"
function resource.load(name, kind) end

--- Says that the task that calls no longer needs what it has loaded.
---@param name string
---@param kind? "image"|"sound"
function resource.release(name, kind) end

--- Lets go of what has this name, unless a task has loaded it; without a name, of all that no task has loaded and this scene has not asked for.
---@param name? string
---@param kind? "image"|"sound"
function resource.unload(name, kind) end

--- Returns what tasks have loaded: a list of { kind, name, users, bytes }, where `users` is how many tasks have. What was read because it was seen or heard is not in it, but in a dump.
---@return kodama.Loaded[]
function resource.list() end

--- Writes all that is in memory on the console, with its size, how many tasks have loaded it, and whether this scene has asked for it.
function resource.dump() end

--- A kind of shots: a built-in one, or one that `shot.kind` has named.
---@alias kodama.ShotKind string

--- A color of shots: one of the eight built-in ones, or one that a kind has.
---@alias kodama.ShotColor string

--- What shots have: whether they are fired, or a kind of them is named.
---@class (exact) kodama.ShotOptions
---@field speed? number  How far it flies; in pixels a tick. (2 if left out)
---@field accel? number  How much faster it gets each tick; in pixels a tick. Below 0 it slows down. (0 if left out)
---@field min_speed? number  The speed below which it slows down no more; in pixels a tick.
---@field max_speed? number  The speed above which it gets no faster, and falls no faster; in pixels a tick.
---@field turn? number  How far it turns each tick; in degrees, clockwise above 0. (0 if left out)
---@field gravity? number  How much faster it falls each tick, beside its course; in pixels a tick. (0 if left out)
---@field wind? number  How much faster it drifts to the right each tick; in pixels a tick. (0 if left out)
---@field delay? integer  How long it waits where it begins, and hurts no one; in ticks. (0 if left out; 0 to 1000000)
---@field life? integer  After how many ticks of flight it ends. (1 to 1000000)
---@field changes? kodama.ShotChange[]  What becomes of it at some ages, in a list.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Whom it seeks.
---@field bounce? integer|boolean|kodama.ShotBounce  How often it is thrown back at the edges of its field; true for always.
---@field wrap? boolean  Whether it comes in again on the other side when it leaves its field. (false if left out)
---@field orbit? kodama.ShotOrbit  Whom it circles, beginning in its direction.
---@field attach? kodama.Task|kodama.Place  Who carries it along, beside its own course.
---@field field? kodama.ShotField  The field in which it lives, in place of that of `shot.field`.
---@field margin? number  How far outside its field it lives on; in pixels, 32 unless the field says it. (at least 0)
---@field hits? kodama.Group|string[]  The group that it hurts, or a list of groups. ("ship" if left out)
---@field damage? number  What a hit costs. (1 if left out)
---@field piercing? boolean  Whether it flies on after a hit. (false if left out)
---@field length? number  How long it is where it hits, from tip to tip, along its direction; in pixels. A round one if not more than twice `radius`. (0 if left out; at least 0)
---@field graze? boolean  Whether it counts for the `on_graze` of those that it comes near to. (true if left out)
---@field graze_every? integer  After how many ticks near someone it counts again; 0 for once and no more. (0 if left out; at least 0)
---@field keep? boolean  Whether the shot is returned, or a list of all that were fired. (false if left out)
---@field on_end? fun(shot: kodama.Shot, why: "hit"|"left"|"life"|"killed"|"canceled"|"cleared")  Called when the shot is gone; cannot wait.
---@field on_bounce? fun(shot: kodama.Shot, edge: "left"|"right"|"top"|"bottom")  Called when the shot has bounced; cannot wait.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick of the shot; cannot wait.
---@field tick_every? integer  How many ticks of the shot are from one call of `on_tick` to the next. (1 if left out; at least 1)
---@field kind? kodama.ShotKind  Its kind: one of the built-in ones, such as "star", or one that `shot.kind` has named. What is not given here is as the kind says.
---@field color? kodama.ShotColor  The color of its kind: red, orange, yellow, green, cyan, blue, purple or white; red or blue if it is left out.
---@field sprite? kodama.Picture  Name of its picture; that of its kind, or a round one, is drawn if it is left out.
---@field frame? integer  Which frame of the picture, if that is a sheet. (1 if left out; at least 1)
---@field frames? integer[]  The frames that are shown one after the other, again and again.
---@field frame_ticks? integer  How long each of `frames` is shown; in ticks. (6 if left out; at least 1)
---@field turns? boolean  Whether the picture turns with the direction; kinds know it themselves. (false if left out)
---@field spin? number  How far the picture goes round; in degrees a tick. Stars do so by themselves. (0 if left out)
---@field radius? number  How large it is where it hits; in pixels. Kinds know it, times their `scale`. (2 if left out; at least 0)
---@field scale? number  How many times as large. (1 if left out; 0.1 to 16)
---@field tint? kodama.Color  The color it is multiplied by; a white kind takes it on. (0xffffff if left out)
---@field alpha? number  From 0, invisible, to 1. (1 if left out; 0 to 1)
---@field blend? "normal"|"add"  Whether its colors are added to those below, as light is. ("normal" if left out)
---@field layer? integer  Behind which shots it is drawn: those of higher layers. Large kinds are at -1 or -2, small at 1. (0 if left out; -2 to 2)
---@field glow? number  How brightly it lights up what is around it, up to 1. (0 if left out; 0 to 1)
---@field flash? "shrink"|"grow"|"none"  The cloud that is seen until the shot goes off, if it has a `delay`. ("shrink" if left out)
---@field ending? "none"|"fade"|"burst"  What is seen when it has hit, was canceled or its life is over. Built-in kinds burst. ("none" if left out)

--- How shots are fired; `from`, or `x` and `y`, have to be there.
---@class (exact) kodama.FiringOptions: kodama.ShotOptions
---@field from? kodama.Task|kodama.Place  Who shoots: the shot begins at this place.
---@field x? number  Where the shot begins, in place of that of `from`; in pixels.
---@field y? number  Where the shot begins, in place of that of `from`; in pixels.
---@field angle? number  The direction, in degrees: 0 is right, 90 down, which it is with neither `angle` nor `aim`. With `aim` it is so far beside.
---@field aim? kodama.Task|kodama.Place  Where the shot flies to.

--- How one shot is fired, or a pattern.
---@class (exact) kodama.FireOptions: kodama.FiringOptions
---@field pattern? kodama.Pattern  What is fired in place of one shot.

--- How a fan of shots is fired: as one shot, and these.
---@class (exact) kodama.FanOptions: kodama.FiringOptions
---@field n? integer  How many shots. (3 if left out; 1 to 10000)
---@field spread? number  The angle between the first and the last; in degrees. (30 if left out)
---@field of? kodama.Pattern|kodama.Pattern[]|(fun(i: integer, n: integer): kodama.Pattern)  What is fired in place of each shot: a pattern, or several, which take turns.

--- How a ring of shots is fired: as one shot, and these.
---@class (exact) kodama.RingOptions: kodama.FiringOptions
---@field n? integer  How many shots. (12 if left out; 1 to 10000)
---@field of? kodama.Pattern|kodama.Pattern[]|(fun(i: integer, n: integer): kodama.Pattern)  What is fired in place of each shot: a pattern, or several, which take turns.

--- How shots are fired over time: as by `shot.fire`, and these.
---@class (exact) kodama.StreamOptions: kodama.FireOptions
---@field every? integer  So many ticks pass from one time to the next. Once if it is left out, for patterns that take time by themselves. (1 to 100000)
---@field times? integer  How often; without it, with `every`, until the task that waits has ended. (at least 1)
---@field step? number  So far the direction is turned from one time to the next; in degrees. (0 if left out)

--- Which shots, all without any of this: `x`, `y` and `radius` are a circle around a place; `x`, `y`, `width` and `height` a rectangle whose upper left corner is there.
---@class (exact) kodama.ShotFilter
---@field hits? kodama.Group|string[]  Those that hurt this group, or one of a list.
---@field x? number  Of the circle's middle, or of the rectangle's left edge; in pixels.
---@field y? number  Of the circle's middle, or of the rectangle's upper edge; in pixels.
---@field radius? number  Of the circle; in pixels. (0 if left out; at least 0)
---@field width? number  Of the rectangle; in pixels. (0 if left out; at least 0)
---@field height? number  Of the rectangle; in pixels. (0 if left out; at least 0)

--- Which shots are canceled, and what becomes of them.
---@class (exact) kodama.CancelOptions: kodama.ShotFilter
---@field each? async fun(x: number, y: number, shot: kodama.Shot)  Called with the place of each, in the order in which they were fired; may wait.
---@field into? string|(async fun(self: kodama.Task))  What is spawned at the place of each, as a task with that `x` and `y`: a function, or the name of a module that returns one.

--- How a BulletML file is played: as shots are fired, but for what the file says, and these. `aim` is whom its bullets aim at, wherever that is by then; without it they aim down.
---@class (exact) kodama.BulletmlOptions
---@field accel? number  How much faster it gets each tick; in pixels a tick. Below 0 it slows down. (0 if left out)
---@field min_speed? number  The speed below which it slows down no more; in pixels a tick.
---@field max_speed? number  The speed above which it gets no faster, and falls no faster; in pixels a tick.
---@field turn? number  How far it turns each tick; in degrees, clockwise above 0. (0 if left out)
---@field gravity? number  How much faster it falls each tick, beside its course; in pixels a tick. (0 if left out)
---@field wind? number  How much faster it drifts to the right each tick; in pixels a tick. (0 if left out)
---@field delay? integer  How long it waits where it begins, and hurts no one; in ticks. (0 if left out; 0 to 1000000)
---@field life? integer  After how many ticks of flight it ends. (1 to 1000000)
---@field changes? kodama.ShotChange[]  What becomes of it at some ages, in a list.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Whom it seeks.
---@field bounce? integer|boolean|kodama.ShotBounce  How often it is thrown back at the edges of its field; true for always.
---@field wrap? boolean  Whether it comes in again on the other side when it leaves its field. (false if left out)
---@field orbit? kodama.ShotOrbit  Whom it circles, beginning in its direction.
---@field attach? kodama.Task|kodama.Place  Who carries it along, beside its own course.
---@field field? kodama.ShotField  The field in which it lives, in place of that of `shot.field`.
---@field margin? number  How far outside its field it lives on; in pixels, 32 unless the field says it. (at least 0)
---@field hits? kodama.Group|string[]  The group that it hurts, or a list of groups. ("ship" if left out)
---@field damage? number  What a hit costs. (1 if left out)
---@field piercing? boolean  Whether it flies on after a hit. (false if left out)
---@field length? number  How long it is where it hits, from tip to tip, along its direction; in pixels. A round one if not more than twice `radius`. (0 if left out; at least 0)
---@field graze? boolean  Whether it counts for the `on_graze` of those that it comes near to. (true if left out)
---@field graze_every? integer  After how many ticks near someone it counts again; 0 for once and no more. (0 if left out; at least 0)
---@field on_end? fun(shot: kodama.Shot, why: "hit"|"left"|"life"|"killed"|"canceled"|"cleared")  Called when the shot is gone; cannot wait.
---@field on_bounce? fun(shot: kodama.Shot, edge: "left"|"right"|"top"|"bottom")  Called when the shot has bounced; cannot wait.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick of the shot; cannot wait.
---@field tick_every? integer  How many ticks of the shot are from one call of `on_tick` to the next. (1 if left out; at least 1)
---@field kind? kodama.ShotKind  Its kind: one of the built-in ones, such as "star", or one that `shot.kind` has named. What is not given here is as the kind says.
---@field color? kodama.ShotColor  The color of its kind: red, orange, yellow, green, cyan, blue, purple or white; red or blue if it is left out.
---@field sprite? kodama.Picture  Name of its picture; that of its kind, or a round one, is drawn if it is left out.
---@field frame? integer  Which frame of the picture, if that is a sheet. (1 if left out; at least 1)
---@field frames? integer[]  The frames that are shown one after the other, again and again.
---@field frame_ticks? integer  How long each of `frames` is shown; in ticks. (6 if left out; at least 1)
---@field turns? boolean  Whether the picture turns with the direction; kinds know it themselves. (false if left out)
---@field spin? number  How far the picture goes round; in degrees a tick. Stars do so by themselves. (0 if left out)
---@field radius? number  How large it is where it hits; in pixels. Kinds know it, times their `scale`. (2 if left out; at least 0)
---@field scale? number  How many times as large. (1 if left out; 0.1 to 16)
---@field tint? kodama.Color  The color it is multiplied by; a white kind takes it on. (0xffffff if left out)
---@field alpha? number  From 0, invisible, to 1. (1 if left out; 0 to 1)
---@field blend? "normal"|"add"  Whether its colors are added to those below, as light is. ("normal" if left out)
---@field layer? integer  Behind which shots it is drawn: those of higher layers. Large kinds are at -1 or -2, small at 1. (0 if left out; -2 to 2)
---@field glow? number  How brightly it lights up what is around it, up to 1. (0 if left out; 0 to 1)
---@field flash? "shrink"|"grow"|"none"  The cloud that is seen until the shot goes off, if it has a `delay`. ("shrink" if left out)
---@field ending? "none"|"fade"|"burst"  What is seen when it has hit, was canceled or its life is over. Built-in kinds burst. ("none" if left out)
---@field from? kodama.Task|kodama.Place  Who shoots: the shot begins at this place.
---@field x? number  Where the shot begins, in place of that of `from`; in pixels.
---@field y? number  Where the shot begins, in place of that of `from`; in pixels.
---@field aim? kodama.Task|kodama.Place  Where the shot flies to.
---@field rank? number  How hard it is, from 0 to 1: `$rank` in the file. (0.5 if left out; 0 to 1)
---@field params? number[]  What `$1`, `$2`… are in its top actions.
---@field speed_scale? number  How many pixels a tick a speed of 1 in the file is. (1 if left out)
---@field rotate? number  By how many degrees all is turned that is not aimed, clockwise: 90 for a file of a game that scrolls sideways in one that scrolls up, if 0 was forward there. (0 if left out)
---@field angle? number  Where the one who fires looks at first, for what is relative to that; in degrees. Up, as in other programs. (-90 if left out)
---@field moves? boolean  Whether the file may move the task `from`, as bosses do. (true if left out)
---@field loop? boolean  Whether it begins again when it has ended. (false if left out)

--- What the shots of a kind have unless the call that fires them says otherwise.
---@class (exact) kodama.KindOptions: kodama.ShotOptions
---@field colors? string[]  What the frames of `sprite` are called, one after the other; `color` names one of them.

--- What becomes of a shot at an age. With `kind` or `sprite` it looks as one fired with these options; without them, what is not given stays as it was when it was fired.
---@class (exact) kodama.ShotChange
---@field at integer  How many ticks it has flown by then. (0 to 1000000)
---@field every? integer  After how many ticks it comes again. (1 to 1000000)
---@field times? integer  How often it comes, with `every`; for ever if it is left out. (1 to 1000000)
---@field speed? number  The new speed; in pixels a tick.
---@field add_speed? number  What the speed gains; in pixels a tick.
---@field angle? number  The new direction, in degrees; with `aim`, so far beside it.
---@field add_angle? number  How far it turns; in degrees.
---@field aim? kodama.Task|kodama.Place  To whom it turns: to where that one is then.
---@field over? integer  How long it takes to reach that speed and direction, evenly; in ticks. (0 if left out; 0 to 1000000)
---@field accel? number  How much faster it gets each tick from then on; in pixels a tick.
---@field turn? number  How far it turns each tick from then on; in degrees.
---@field min_speed? number  The speed below which it slows down no more; in pixels a tick.
---@field max_speed? number  The speed above which it gets no faster; in pixels a tick.
---@field kind? kodama.ShotKind  Its kind: one of the built-in ones, such as "star", or one that `shot.kind` has named. What is not given here is as the kind says.
---@field color? kodama.ShotColor  The color of its kind: red, orange, yellow, green, cyan, blue, purple or white; red or blue if it is left out.
---@field sprite? kodama.Picture  Name of its picture; that of its kind, or a round one, is drawn if it is left out.
---@field frame? integer  Which frame of the picture, if that is a sheet. (1 if left out; at least 1)
---@field frames? integer[]  The frames that are shown one after the other, again and again.
---@field frame_ticks? integer  How long each of `frames` is shown; in ticks. (6 if left out; at least 1)
---@field turns? boolean  Whether the picture turns with the direction; kinds know it themselves. (false if left out)
---@field spin? number  How far the picture goes round; in degrees a tick. Stars do so by themselves. (0 if left out)
---@field radius? number  How large it is where it hits; in pixels. Kinds know it, times their `scale`. (2 if left out; at least 0)
---@field scale? number  How many times as large. (1 if left out; 0.1 to 16)
---@field tint? kodama.Color  The color it is multiplied by; a white kind takes it on. (0xffffff if left out)
---@field alpha? number  From 0, invisible, to 1. (1 if left out; 0 to 1)
---@field blend? "normal"|"add"  Whether its colors are added to those below, as light is. ("normal" if left out)
---@field layer? integer  Behind which shots it is drawn: those of higher layers. Large kinds are at -1 or -2, small at 1. (0 if left out; -2 to 2)
---@field glow? number  How brightly it lights up what is around it, up to 1. (0 if left out; 0 to 1)
---@field flash? "shrink"|"grow"|"none"  The cloud that is seen until the shot goes off, if it has a `delay`. ("shrink" if left out)
---@field ending? "none"|"fade"|"burst"  What is seen when it has hit, was canceled or its life is over. Built-in kinds burst. ("none" if left out)

--- How a shot seeks someone. When that one ends, or the time is over, it flies straight on.
---@class (exact) kodama.ShotHoming
---@field target kodama.Task|kodama.Place  Whom it seeks.
---@field turn? number  How far it turns at most; in degrees a tick. (3 if left out; at least 0)
---@field ticks? integer  How long it seeks; always if it is left out. (0 to 1000000)

--- How a shot is thrown back at the edges of its field.
---@class (exact) kodama.ShotBounce
---@field n? integer  How often; always if it is left out. (0 to 1000000)
---@field edges? string|string[]  Which edges: "all", "sides" (left and right), "ends" (top and bottom), "left", "right", "top", "bottom", or a list of these.

--- How a shot circles someone. When that one ends, it flies straight on.
---@class (exact) kodama.ShotOrbit
---@field around kodama.Task|kodama.Place  Whom it circles.
---@field radius? number  How far from there it begins; in pixels. (32 if left out; at least 0)
---@field turn? number  How far it goes round; in degrees a tick, clockwise above 0. (3 if left out)
---@field grow? number  What the distance grows by, down to 0; in pixels a tick. (0 if left out)

--- A field in which shots live.
---@class (exact) kodama.ShotField
---@field x? number  Its left edge; in pixels. (0 if left out)
---@field y? number  Its upper edge; in pixels. (0 if left out)
---@field width number  From there to the right; in pixels. (at least 1)
---@field height number  From there down; in pixels. (at least 1)
---@field margin? number  How far outside of it they live on; in pixels. (32 if left out; at least 0)

--- Bullets: they fly straight or as they are told, and vanish when they hit or leave the picture.
---@class kodama.shot
shot = {}

--- Fires one shot, or all those of a pattern. If `keep` is true it returns the shot, or a list of all those of the pattern; when there is no room for one, one that is not alive.
---@param options kodama.FireOptions
---@return (kodama.Shot|kodama.Shot[])?
function shot.fire(options) end

--- Fires `n` shots spread evenly over `spread` degrees around the direction.
---@param options kodama.FanOptions
---@return kodama.Shot[]?
function shot.fan(options) end

--- Fires `n` shots spread evenly over the full circle, the first in the direction.
---@param options kodama.RingOptions
---@return kodama.Shot[]?
function shot.ring(options) end

--- Fires one shot or a pattern again and again, and waits until the last has had its time; each time from where `from` is then, and at where `aim` is. To do something else meanwhile, give it a child: `self:spawn(function() shot.stream { … } end)`. The task's rate counts.
---@async
---@param options kodama.StreamOptions
function shot.stream(options) end

--- Names a kind of shots, to be fired by `kind = name`. A kind can be made of another: its `kind` is the other's name. Kinds last until the scripts are read again.
---@param name string
---@param options kodama.KindOptions
function shot.kind(name, options) end

--- Lists the names of all kinds of shots: the forty built-in ones, and those that were named.
---@return string[]
function shot.kinds() end

--- Lists the colors in which all built-in kinds come.
---@return string[]
function shot.colors() end

--- Sets the field of all shots that have none of their own: beyond its margin they are gone, and at its edges some bounce. It is the picture if this is never called, and again in the next scene.
---@param options kodama.ShotField
function shot.field(options) end

--- Gives a shot a task: one that is fired with these options, or one that is kept. The function is run as a coroutine whose `self` is the shot and a task in one, from the end of its `delay` on: it waits, sets `self.angle` and `self.speed`, spawns children; the shot flies, hits and is drawn as all others. When the function returns the shot flies on; when the shot ends the task does, too, and `self:kill()` ends both. If there is no room for one of them, neither lives.
---@param shot kodama.FiringOptions|kodama.Shot
---@param fn async fun(self: kodama.Task)
---@return kodama.Shot
function shot.task(shot, fn) end

--- Counts shots, or those that hurt a group.
---@param hits? kodama.Group
---@return integer
function shot.count(hits) end

--- Walks through the shots in flight in the order in which they were fired, or through those that hurt a group or are at a place: `for s in shot.each "ship" do`. Shots may come and go meanwhile: new ones are left out, ended ones too.
---@param filter? kodama.Group|kodama.ShotFilter
---@return fun(): kodama.Shot?
function shot.each(filter) end

--- Lists the shots whose middle is so near to a place, in pixels; the nearest first. With a group only those that hurt it.
---@param x number
---@param y number
---@param radius number
---@param hits? kodama.Group
---@return kodama.Shot[]
function shot.near(x, y, radius, hits) end

--- Removes all shots, or those that hurt a group.
---@param hits? kodama.Group
function shot.clear(hits) end

--- Takes shots away, as a bomb does: all, those that hurt a group, or those at a place. Returns how many.
---@param options kodama.CancelOptions
---@return integer
function shot.cancel(options) end

--- Plays a BulletML file, `shot.bulletml("patterns/flower.xml", { from = self, aim = ship })`, and waits until its top actions have ended; its bullets fly on by theirs. When the task that waits ends, it ends as well. Returns whether the file said `vanish`: then who fires should be gone.
---@async
---@param path kodama.DataPath
---@param options kodama.BulletmlOptions
---@return boolean
function shot.bulletml(path, options) end

--- A shot, flying or gone.
---@class kodama.Shot
---@field x number  Where the middle of the shot is; in pixels from the left.
---@field y number  Where the middle of the shot is; in pixels from the top.
---@field angle number  The direction in which it flies; in degrees, 0 is right, 90 down.
---@field speed number  How far it flies; in pixels a tick.
---@field accel number  What it gains in speed in each tick; in pixels a tick.
---@field turn number  How far it turns in each tick; in degrees.
---@field min_speed? number  Below which `accel` does not lead; nil for no bound.
---@field max_speed? number  Above which `accel` does not lead; nil for no bound.
---@field age integer  For how many ticks it has flown; below 0 as long as its delay lasts. Cannot be set.
---@field sprite kodama.Picture  Name of its picture; the shot stays as large where it hits.
---@field radius number  How large it is where it hits; in pixels.
---@field damage number  What a hit costs.
---@field hits kodama.Group|string[]  The group that it hurts, or a list of them.
---@field piercing boolean  Whether it flies on after a hit.
---@field on_end? fun(shot: kodama.Shot, why: string)  Called when the shot is gone, see `shot.fire`.
---@field on_bounce? fun(shot: kodama.Shot, edge: string)  Called when the shot bounces, see `shot.fire`.
---@field on_tick? fun(shot: kodama.Shot)  Called in each tick, or less often by `tick_every`, see `shot.fire`.
---@field tick_every integer  How many ticks of the shot are from one call of `on_tick` to the next.
---@field [string] any
local bullet = {}

--- Tells whether the shot is in flight; false from the moment it is gone.
---@return boolean
function bullet:alive() end

--- Removes the shot at once. A second call does nothing.
function bullet:kill() end

--- Takes the shot away as `shot.cancel` does. A second call does nothing.
function bullet:cancel() end

--- A pattern: a table with the name of a shape and its options.
---@class kodama.Pattern
---@field shape string  Its shape, such as "ring".
---@field [string] any

--- What every level of a pattern can say. Numbers of a level may be one number, a pair from the first place to the last (`speed = { 1, 3 }`), or a function that is called with the place and how many there are. The other options are those of a shot: of one that is a word, a number or a flag, the items of a list take turns, and a function is called in the same way.
---@class (exact) kodama.PatternOptions
---@field shape? string  Which shape it is; set by the function that makes it.
---@field of? kodama.Pattern|kodama.Pattern[]|(fun(i: integer, n: integer): kodama.Pattern)  What is fired at each place: another pattern, or several, which take turns. One shot if it is left out.
---@field direction? "relative"|"absolute"|"aimed"|"outward"  What directions count from: that of the level around, and at the outermost that of the call; `"absolute"`: from 0, which is right; `"aimed"`: from the way to `aim`; `"outward"`: from the way out of the middle. ("relative" if left out)
---@field angle? number|number[]|(fun(i: integer, n: integer): number)  So far it is turned; in degrees.
---@field speed? number|number[]|(fun(i: integer, n: integer): number)  How far shots fly; in pixels a tick. That of the level around if it is left out.
---@field distance? number|number[]|(fun(i: integer, n: integer): number)  So far in front of the middle places are, each in its direction; in pixels.
---@field x? number|number[]|(fun(i: integer, n: integer): number)  So far to the right it begins; in pixels.
---@field y? number|number[]|(fun(i: integer, n: integer): number)  So far down it begins; in pixels.
---@field delay? number|number[]|(fun(i: integer, n: integer): number)  So long shots wait before they fly off; in ticks, and beside the `delay` around.
---@field every? integer  With `shot.stream`: so many ticks pass from one place to the next. (0 if left out; 0 to 100000)
---@field accel? number|number[]|(fun(i: integer, n: integer): number)  How much faster it gets each tick; in pixels a tick. Below 0 it slows down.
---@field min_speed? number|number[]|(fun(i: integer, n: integer): number)  The speed below which it slows down no more; in pixels a tick.
---@field max_speed? number|number[]|(fun(i: integer, n: integer): number)  The speed above which it gets no faster, and falls no faster; in pixels a tick.
---@field turn? number|number[]|(fun(i: integer, n: integer): number)  How far it turns each tick; in degrees, clockwise above 0.
---@field gravity? number|number[]|(fun(i: integer, n: integer): number)  How much faster it falls each tick, beside its course; in pixels a tick.
---@field wind? number|number[]|(fun(i: integer, n: integer): number)  How much faster it drifts to the right each tick; in pixels a tick.
---@field life? integer|integer[]|(fun(i: integer, n: integer): integer)  After how many ticks of flight it ends.
---@field changes? kodama.ShotChange[]  What becomes of it at some ages, in a list.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Whom it seeks.
---@field bounce? integer|boolean|kodama.ShotBounce  How often it is thrown back at the edges of its field; true for always.
---@field wrap? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether it comes in again on the other side when it leaves its field.
---@field orbit? kodama.ShotOrbit  Whom it circles, beginning in its direction.
---@field attach? kodama.Task|kodama.Place  Who carries it along, beside its own course.
---@field field? kodama.ShotField  The field in which it lives, in place of that of `shot.field`.
---@field margin? number|number[]|(fun(i: integer, n: integer): number)  How far outside its field it lives on; in pixels, 32 unless the field says it.
---@field hits? kodama.Group|string[]  The group that it hurts, or a list of groups. ("ship" if left out)
---@field damage? number|number[]|(fun(i: integer, n: integer): number)  What a hit costs.
---@field piercing? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether it flies on after a hit.
---@field length? number|number[]|(fun(i: integer, n: integer): number)  How long it is where it hits, from tip to tip, along its direction; in pixels. A round one if not more than twice `radius`.
---@field graze? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether it counts for the `on_graze` of those that it comes near to.
---@field graze_every? integer|integer[]|(fun(i: integer, n: integer): integer)  After how many ticks near someone it counts again; 0 for once and no more.
---@field on_end? fun(shot: kodama.Shot, why: "hit"|"left"|"life"|"killed"|"canceled"|"cleared")  Called when the shot is gone; cannot wait.
---@field on_bounce? fun(shot: kodama.Shot, edge: "left"|"right"|"top"|"bottom")  Called when the shot has bounced; cannot wait.
---@field on_tick? fun(shot: kodama.Shot)  Called at the end of each tick of the shot; cannot wait.
---@field tick_every? integer|integer[]|(fun(i: integer, n: integer): integer)  How many ticks of the shot are from one call of `on_tick` to the next.
---@field kind? kodama.ShotKind|kodama.ShotKind[]|(fun(i: integer, n: integer): kodama.ShotKind)  Its kind: one of the built-in ones, such as "star", or one that `shot.kind` has named. What is not given here is as the kind says.
---@field color? kodama.ShotColor|kodama.ShotColor[]|(fun(i: integer, n: integer): kodama.ShotColor)  The color of its kind: red, orange, yellow, green, cyan, blue, purple or white; red or blue if it is left out.
---@field sprite? kodama.Picture|kodama.Picture[]|(fun(i: integer, n: integer): kodama.Picture)  Name of its picture; that of its kind, or a round one, is drawn if it is left out.
---@field frame? integer|integer[]|(fun(i: integer, n: integer): integer)  Which frame of the picture, if that is a sheet.
---@field frames? integer[]  The frames that are shown one after the other, again and again.
---@field frame_ticks? integer|integer[]|(fun(i: integer, n: integer): integer)  How long each of `frames` is shown; in ticks.
---@field turns? boolean|boolean[]|(fun(i: integer, n: integer): boolean)  Whether the picture turns with the direction; kinds know it themselves.
---@field spin? number|number[]|(fun(i: integer, n: integer): number)  How far the picture goes round; in degrees a tick. Stars do so by themselves.
---@field radius? number|number[]|(fun(i: integer, n: integer): number)  How large it is where it hits; in pixels. Kinds know it, times their `scale`.
---@field scale? number|number[]|(fun(i: integer, n: integer): number)  How many times as large.
---@field tint? kodama.Color|kodama.Color[]|(fun(i: integer, n: integer): kodama.Color)  The color it is multiplied by; a white kind takes it on.
---@field alpha? number|number[]|(fun(i: integer, n: integer): number)  From 0, invisible, to 1.
---@field blend? "normal"|"add"|("normal"|"add")[]|(fun(i: integer, n: integer): "normal")|"add"  Whether its colors are added to those below, as light is.
---@field layer? integer|integer[]|(fun(i: integer, n: integer): integer)  Behind which shots it is drawn: those of higher layers. Large kinds are at -1 or -2, small at 1.
---@field glow? number|number[]|(fun(i: integer, n: integer): number)  How brightly it lights up what is around it, up to 1.
---@field flash? "shrink"|"grow"|"none"|("shrink"|"grow"|"none")[]|(fun(i: integer, n: integer): "shrink")|"grow"|"none"  The cloud that is seen until the shot goes off, if it has a `delay`.
---@field ending? "none"|"fade"|"burst"|("none"|"fade"|"burst")[]|(fun(i: integer, n: integer): "none")|"fade"|"burst"  What is seen when it has hit, was canceled or its life is over. Built-in kinds burst.

--- One shot, or what `of` says once.
---@class (exact) kodama.OnePattern: kodama.PatternOptions

--- One shot in the direction of `aim`, whatever is around it.
---@class (exact) kodama.AimedPattern: kodama.PatternOptions

--- Spread evenly over an angle around the direction.
---@class (exact) kodama.FanPattern: kodama.PatternOptions
---@field n? integer  How many places. (3 if left out; 1 to 10000)
---@field spread? number  The angle between the first and the last; in degrees. (30 if left out)

--- With the same angle between neighbors, around the direction.
---@class (exact) kodama.SpreadPattern: kodama.PatternOptions
---@field n? integer  How many places. (3 if left out; 1 to 10000)
---@field step? number  The angle from one to the next; in degrees. (15 if left out)

--- Spread evenly over the full circle, the first in the direction.
---@class (exact) kodama.RingPattern: kodama.PatternOptions
---@field n? integer  How many places. (12 if left out; 1 to 10000)

--- Each turned further than the one before. A pair of speeds winds it up, or `every` in a stream.
---@class (exact) kodama.SpiralPattern: kodama.PatternOptions
---@field n? integer  How many places. (36 if left out; 1 to 10000)
---@field step? number  The angle from one to the next; in degrees. (10 if left out)

--- One behind the other in the same direction, the slowest first: from half the speed to all of it if no `speed` is given.
---@class (exact) kodama.StackPattern: kodama.PatternOptions
---@field n? integer  How many places. (3 if left out; 1 to 10000)

--- Side by side, all in the same direction.
---@class (exact) kodama.LinePattern: kodama.PatternOptions
---@field n? integer  How many places. (5 if left out; 1 to 10000)
---@field width? number  From the first to the last; in pixels. (60 if left out)
---@field slant? number  The angle from the direction to the line; in degrees. (90 if left out)

--- In the shape of an arrowhead, all in the same direction.
---@class (exact) kodama.ArrowPattern: kodama.PatternOptions
---@field n? integer  How many places. (7 if left out; 1 to 10000)
---@field width? number  From the end of one wing to the other; in pixels. (48 if left out)
---@field depth? number  From the point back to the ends of the wings; in pixels. (24 if left out)

--- A line across the direction with a gap to slip through.
---@class (exact) kodama.WallPattern: kodama.PatternOptions
---@field n? integer  How many places. (20 if left out; 1 to 10000)
---@field width? number  From the first to the last; in pixels. (300 if left out)
---@field gap? integer  How many of the `n` are left out. (3 if left out; 0 to 10000)
---@field at? integer  The place where the gap begins, from 1; by chance if left out. (1 to 10000)
---@field seed? number  Makes chance the same each time.

--- The outline of a polygon or a star, which grows as it flies.
---@class (exact) kodama.PolygonPattern: kodama.PatternOptions
---@field n? integer  How many places. (30 if left out; 1 to 10000)
---@field corners? integer  How many corners; `n` should be a multiple. (5 if left out; 3 to 10000)
---@field skip? integer  How many corners on a side leads: 2 makes a star of five. (1 if left out; 1 to 10000)

--- A ring of petals that open as it flies.
---@class (exact) kodama.RosePattern: kodama.PatternOptions
---@field n? integer  How many places. (60 if left out; 1 to 10000)
---@field petals? integer  How many petals. (5 if left out; 1 to 10000)
---@field inner? number  How fast shots between petals are, as a part of those at their tips. (0.4 if left out)

--- A ring that is wider or narrower, and grows as it flies.
---@class (exact) kodama.EllipsePattern: kodama.PatternOptions
---@field n? integer  How many places. (24 if left out; 1 to 10000)
---@field ratio? number  How wide it is across its direction, as a part of its length. (0.5 if left out)

--- Any figure, which grows as it flies and is upright when its direction is down.
---@class (exact) kodama.FigurePattern: kodama.PatternOptions
---@field points number[][]  Places from the middle on, as `{ x, y }`; in any unit.

--- Anywhere in an angle around the direction, by chance. Of a pair, a number is anything between.
---@class (exact) kodama.ScatterPattern: kodama.PatternOptions
---@field n? integer  How many places. (12 if left out; 1 to 10000)
---@field spread? number  The angle; in degrees. (60 if left out)
---@field seed? number  Makes chance the same each time.

--- All patterns that `of` lists.
---@class (exact) kodama.TogetherPattern: kodama.PatternOptions

--- Many shots at once, as shapes within shapes: `pattern.ring { n = 12, of = pattern.fan { n = 3 } }`. What these functions return is a plain table, fired by `shot.fire { pattern = … }` or, over time, by `shot.stream`. Shots are fired place by place: all those at the first place of the outermost shape before those at its second.
---@class kodama.pattern
pattern = {}

--- One shot, or one pattern: what a list of `of` is made of.
---@param options? kodama.OnePattern
---@return kodama.Pattern
function pattern.one(options) end

--- One shot or pattern in the direction of `aim`.
---@param options? kodama.AimedPattern
---@return kodama.Pattern
function pattern.aimed(options) end

--- Shots spread evenly over an angle, both edges included.
---@param options? kodama.FanPattern
---@return kodama.Pattern
function pattern.fan(options) end

--- Shots with the same angle between neighbors.
---@param options? kodama.SpreadPattern
---@return kodama.Pattern
function pattern.spread(options) end

--- Shots spread evenly over the full circle.
---@param options? kodama.RingPattern
---@return kodama.Pattern
function pattern.ring(options) end

--- Shots each of which is turned further than the one before.
---@param options? kodama.SpiralPattern
---@return kodama.Pattern
function pattern.spiral(options) end

--- Shots of the same direction and growing speeds.
---@param options? kodama.StackPattern
---@return kodama.Pattern
function pattern.stack(options) end

--- Shots side by side.
---@param options? kodama.LinePattern
---@return kodama.Pattern
function pattern.line(options) end

--- Shots in the shape of an arrowhead.
---@param options? kodama.ArrowPattern
---@return kodama.Pattern
function pattern.arrow(options) end

--- A line of shots with a gap to slip through.
---@param options? kodama.WallPattern
---@return kodama.Pattern
function pattern.wall(options) end

--- A growing polygon or star.
---@param options? kodama.PolygonPattern
---@return kodama.Pattern
function pattern.polygon(options) end

--- A growing ring of petals.
---@param options? kodama.RosePattern
---@return kodama.Pattern
function pattern.rose(options) end

--- A growing ring that is wider than long, or longer than wide.
---@param options? kodama.EllipsePattern
---@return kodama.Pattern
function pattern.ellipse(options) end

--- Any growing figure, by its points.
---@param options kodama.FigurePattern
---@return kodama.Pattern
function pattern.figure(options) end

--- Shots anywhere in an angle, by chance.
---@param options? kodama.ScatterPattern
---@return kodama.Pattern
function pattern.scatter(options) end

--- Several patterns at once.
---@param options kodama.TogetherPattern
---@return kodama.Pattern
function pattern.together(options) end

--- How a beam begins; `from`, or `x` and `y`, have to be there.
---@class (exact) kodama.BeamOptions
---@field from? kodama.Task|kodama.Place  Whose laser it is: it begins at this place.
---@field x? number  Where it begins, in place of that of `from`; in pixels.
---@field y? number  Where it begins, in place of that of `from`; in pixels.
---@field angle? number  The direction, in degrees: 0 is right, 90 down. With `aim` it is so far beside.
---@field aim? kodama.Task|kodama.Place  Where it points to.
---@field color? "red"|"orange"|"yellow"|"green"|"cyan"|"blue"|"purple"|"white"  The color of its light; red if it is left out. ("red" if left out)
---@field width? number  How thick it looks; in pixels. (12 if left out; 1 to 10000)
---@field radius? number  Half as thick as it is where it hits; a quarter of `width`, in pixels. (0 to 10000)
---@field hits? kodama.Group|string[]  The group that it hurts, or a list of groups. ("ship" if left out)
---@field damage? number  What each tick of contact costs. (1 if left out; -1000000000 to 1000000000)
---@field graze? boolean  Whether it counts for the `on_graze` of those that it comes near to. (true if left out)
---@field graze_every? integer  After how many ticks near someone it counts again. (6 if left out; at least 1)
---@field length? number  How long it is at most; in pixels. (400 if left out; 1 to 100000)
---@field speed? number  How fast it reaches out when it burns; in pixels a tick. 0 for at once. (0 if left out; 0 to 100000)
---@field warn? integer  How long it only warns, by a thin line; in ticks. (45 if left out; 0 to 1000000)
---@field grow? integer  How long it takes to get thick; in ticks. (8 if left out; 0 to 1000000)
---@field burn? integer  How long it burns when it is thick; in ticks. (60 if left out; 0 to 1000000)
---@field fade? integer  How long it takes to vanish, hurting no one; in ticks. (15 if left out; 0 to 1000000)
---@field profile? number[]  How thick it is while it burns, as parts of its width, evenly over that time: `{ 1, 0.4, 1 }`.
---@field turn? number  How far it turns while it burns; in degrees a tick, clockwise above 0. (0 if left out; -360 to 360)
---@field follow? kodama.Task|kodama.Place  Whom it turns to, at most by `turn`, or 1, each tick.
---@field attach? boolean  Whether it goes along with the task in `from`, and ends with it. (true if left out)
---@field joints? number[][]  Where it is bent: `{ { 80, 45 }, { 160, -90 } }` turns it by 45 degrees 80 pixels from its source.
---@field bounce? integer  How often it is thrown back at the edges of the picture, or of `shot.field`. (0 if left out; 0 to 100)

--- How a curve begins, and how its head flies; `from`, or `x` and `y`, have to be there.
---@class (exact) kodama.CurveOptions
---@field from? kodama.Task|kodama.Place  Whose laser it is: it begins at this place.
---@field x? number  Where it begins, in place of that of `from`; in pixels.
---@field y? number  Where it begins, in place of that of `from`; in pixels.
---@field angle? number  The direction, in degrees: 0 is right, 90 down. With `aim` it is so far beside.
---@field aim? kodama.Task|kodama.Place  Where it points to.
---@field color? "red"|"orange"|"yellow"|"green"|"cyan"|"blue"|"purple"|"white"  The color of its light; red if it is left out. ("red" if left out)
---@field width? number  How thick it looks; in pixels. (12 if left out; 1 to 10000)
---@field radius? number  Half as thick as it is where it hits; a quarter of `width`, in pixels. (0 to 10000)
---@field hits? kodama.Group|string[]  The group that it hurts, or a list of groups. ("ship" if left out)
---@field damage? number  What each tick of contact costs. (1 if left out; -1000000000 to 1000000000)
---@field graze? boolean  Whether it counts for the `on_graze` of those that it comes near to. (true if left out)
---@field graze_every? integer  After how many ticks near someone it counts again. (6 if left out; at least 1)
---@field speed? number  How far its head flies; in pixels a tick. (3 if left out)
---@field tail? integer  How long it is: its end is where its head was so many ticks ago. (30 if left out; 1 to 1000)
---@field accel? number  How much faster it gets each tick; in pixels a tick. Below 0 it slows down. (0 if left out)
---@field min_speed? number  The speed below which it slows down no more; in pixels a tick.
---@field max_speed? number  The speed above which it gets no faster, and falls no faster; in pixels a tick.
---@field turn? number  How far it turns each tick; in degrees, clockwise above 0. (0 if left out)
---@field gravity? number  How much faster it falls each tick, beside its course; in pixels a tick. (0 if left out)
---@field wind? number  How much faster it drifts to the right each tick; in pixels a tick. (0 if left out)
---@field delay? integer  How long it waits where it begins, and hurts no one; in ticks. (0 if left out; 0 to 1000000)
---@field life? integer  After how many ticks of flight it ends. (1 to 1000000)
---@field changes? kodama.ShotChange[]  What becomes of it at some ages, in a list.
---@field homing? kodama.Task|kodama.Place|kodama.ShotHoming  Whom it seeks.
---@field bounce? integer|boolean|kodama.ShotBounce  How often it is thrown back at the edges of its field; true for always.
---@field wrap? boolean  Whether it comes in again on the other side when it leaves its field. (false if left out)
---@field orbit? kodama.ShotOrbit  Whom it circles, beginning in its direction.
---@field attach? kodama.Task|kodama.Place  Who carries it along, beside its own course.
---@field field? kodama.ShotField  The field in which it lives, in place of that of `shot.field`.
---@field margin? number  How far outside its field it lives on; in pixels, 32 unless the field says it. (at least 0)

--- Which part of lasers is taken away.
---@class (exact) kodama.CutOptions
---@field x number  Middle of the circle; in pixels.
---@field y number  Middle of the circle; in pixels.
---@field radius? number  How large the circle is; in pixels. (32 if left out; at least 0)
---@field hits? kodama.Group  Only lasers that hurt this group.

--- Lasers: beams that warn, burn and fade, and curves that follow a head.
---@class kodama.laser
laser = {}

--- Begins a laser that stands: a thin line warns, then it burns, and fades. It hurts in each tick of contact, and is narrower there than it looks.
---@param options kodama.BeamOptions
---@return kodama.Laser
function laser.beam(options) end

--- Begins a laser whose head flies as a shot does, with all that shots can do, and whose body goes where the head has been. It hurts in each tick of contact, and is narrower there than it looks.
---@param options kodama.CurveOptions
---@return kodama.Laser
function laser.curve(options) end

--- Takes away what lies in a circle, as a bomb does: curves lose that piece and fly on in two, beams end where the circle begins. Returns how many were cut.
---@param options kodama.CutOptions
---@return integer
function laser.cut(options) end

--- Ends all lasers, or those that hurt a group, at once.
---@param hits? kodama.Group
function laser.clear(hits) end

--- Counts lasers, or those that hurt a group.
---@param hits? kodama.Group
---@return integer
function laser.count(hits) end

--- A laser, burning or gone.
---@class (exact) kodama.Laser
---@field x number  Where it begins, the head of a curve; in pixels from the left.
---@field y number  Where it begins, the head of a curve; in pixels from the top.
---@field angle number  Where it points; in degrees.
---@field width number  How thick it looks at its thickest; in pixels.
---@field length number  How long it is now; in pixels. Only told.
local beam = {}

--- Tells whether the laser is still there.
---@return boolean
function beam:alive() end

--- Ends the laser at once. A second call does nothing.
function beam:kill() end

--- Which way is searched, and until when.
---@class (exact) kodama.PathOptions
---@field grid string[]|number[][]  A list of rows. A row is a list of costs, 0 is blocked; or a string: # is blocked, . and space cost 1, digits their value.
---@field from integer[]  Where the way begins: { column, row }, from 1, as in grid[row][column].
---@field to integer[]  Where it ends: { column, row }.
---@field diagonal? boolean  Whether steps may be diagonal; they cut no corners. (false if left out)
---@field limit? integer  Most cells to look at; all if it is left out. (at least 1)
---@field ticks? integer  In how many ticks the result is taken. If the work takes longer, the game stops until it is done. (1 if left out; 1 to 36000)
---@field when? "done"  `"done"`: take the result in the first tick after the work has ended, instead of after `ticks`; the game does not wait. In tests and without a window it arrives in the next tick.
---@field priority? number  Smaller is more urgent. (0.5 if left out)

--- Until when a job is to be done.
---@class (exact) kodama.JobOptions
---@field ticks? integer  In how many ticks the result is taken. If the work takes longer, the game stops until it is done. (1 if left out; 1 to 36000)
---@field when? "done"  `"done"`: take the result in the first tick after the work has ended, instead of after `ticks`; the game does not wait. In tests and without a window it arrives in the next tick.
---@field priority? number  Smaller is more urgent. (0.5 if left out)

--- A job that goes on beside the game: what `job.path` and `job.run` return.
---@class kodama.Job

--- Work that goes on beside the game for some ticks; `await` returns what came of it. A job is done in the tick it was ordered for, on any machine, so replays stay true; if it takes longer, the game waits for it. With `when = "done"` the game does not wait: the result arrives in the first tick after the work has ended.
---@class kodama.job
job = {}

--- Searches the cheapest way through a grid. `await` returns a list of { column, row }, both ends included, or nil and "no way" or "canceled". Returns nil and a message if all places for jobs are taken; a more urgent job takes the place of the least urgent one. `jobs` in game.lua says how many there are.
---@param options kodama.PathOptions
---@return kodama.Job?
---@return string? problem
function job.path(options) end

--- Lets a Java class of the game work beside it: one that implements `kodama.script.game.JavaJob` and is found as classes of tasks are. It gets a copy of the arguments: strings, numbers, booleans, and tables of these that are lists or have strings as keys; `await` returns a copy of what it has found out, or nil and "canceled". Returns nil and a message if all places for jobs are taken.
---@param class string
---@param arguments? any
---@param options? kodama.JobOptions
---@return kodama.Job?
---@return string? problem
function job.run(class, arguments, options) end

--- Gives a job up, and makes its place free. Nothing happens if it is done.
---@param job kodama.Job
function job.cancel(job) end

--- Tells whether `await` would return at once.
---@param job kodama.Job
---@return boolean
function job.is_done(job) end

--- How the screen is dressed on which players choose.
---@class (exact) kodama.OptionsLook
---@field title? string  What stands above it.
---@field picture? kodama.Picture  Name of a picture that lies behind it.
---@field colors? kodama.LookColors  Its colors.
---@field sounds? kodama.LookSounds  Its sounds.

--- Colors of the screen on which players choose; what is left out is as usual.
---@class (exact) kodama.LookColors
---@field ground? kodama.Color  All that lies behind, if there is no picture. (0 to 16777215)
---@field band? kodama.Color  The bar behind the row that is chosen, and the unfilled part of volumes. (0 to 16777215)
---@field ink? kodama.Color  The names of the other rows, and the value of the one that is chosen. (0 to 16777215)
---@field dim? kodama.Color  The values of the other rows, and the line at the foot that tells the keys. (0 to 16777215)
---@field title? kodama.Color  The title, the filled part of volumes, and what is told at the foot. (0 to 16777215)
---@field cursor? kodama.Color  The name of the row that is chosen. (0 to 16777215)

--- Names of sounds that are heard while players choose; what is left out is silent.
---@class (exact) kodama.LookSounds
---@field move? kodama.SoundName  Up or down to another row.
---@field change? kodama.SoundName  A value is changed to the left or the right.
---@field choose? kodama.SoundName  A row is entered.
---@field back? kodama.SoundName  A page is left.

--- An option of the game's own, on the screen on which players choose.
---@class (exact) kodama.OwnOption
---@field name string  What scripts call it.
---@field label? string|table<string, string>  What players read, or that by languages: `{ en = "Lives", ja = "残機" }`; the name if it is left out.
---@field choices? (string|number|boolean)[]  What can be chosen; off and on if it is left out.
---@field names? (string|table<string, string>)[]  What players read for each choice, as the label.
---@field default? string|number|boolean  What is chosen at first; the first choice if it is left out.

--- What the player chooses: the screen for it, the language, and options of the game's own, which are kept for the next start.
---@class kodama.options
options = {}

--- Opens the screen on which players choose, after this frame; the game stands still until it is closed. `look` dresses it.
---@param look? kodama.OptionsLook
function options.open(look) end

--- Adds an option of the game's own to the screen, until the next reset, and returns what is chosen.
---@param option kodama.OwnOption
---@return string|number|boolean
function options.add(option) end

--- Returns what is chosen for an option of the game's own.
---@param name string
---@return string|number|boolean
function options.get(name) end

--- Chooses for the player, as a menu of the game's own does.
---@param name string
---@param value string|number|boolean
function options.set(name, value) end

--- Returns the language that the player has chosen among `languages` of game.lua, such as `en`; as long as none is chosen, that of the system if the game speaks it, else the game's first.
---@return string
function options.language() end

--- Returns the name of an option that has changed, or `language`; each change is told once. Nil when nothing has changed.
---@return string?
function options.changed() end

--- A scene: the path of its file from `scenes`, without .lua.
---@alias kodama.SceneName string

--- Scenes: `scenes/<name>.lua` returns the function of a scene's first task. Or it returns a table { build = function, run = function }: then `build` comes first and may wait for jobs as long as it likes, under a loading mark, and `run` goes on from it with the same `self`.
---@class kodama.scene
---@field seeking boolean  Whether the scene is being run through unseen up to a mark; a ship may want to be invincible then.
---@field state "building"|"active"|"leaving"  How far the scene is: "building" while its `build` runs, "active", and "leaving" from `scene.change` to the end of the tick.
---@field name kodama.SceneName  The scene that is on.
scene = {}

--- Ends all tasks that are not persistent when this tick is over, and starts another scene with the next. `fields` becomes the table of its first task.
---@param name kodama.SceneName|number
---@param fields? kodama.TaskFields
function scene.change(name, fields) end

--- Marks a place in the course of the scene, such as `scene.mark "boss 2"`. The debug portal offers to begin there: the scene is then run through unseen, without input, up to the mark.
---@param name string
function scene.mark(name) end

--- How a game begins.
---@class (exact) kodama.FirstScene
---@field scene? kodama.SceneName  The scene's name; that of game.lua if it is left out.
---@field fields? table<string, any>  Plain values for the table of its first task.
---@field base? kodama.SceneName  A scene it stands on.
---@field mark? string  The mark up to which it is run through unseen; see `scene.mark`.
---@field save? string  A debug save, `saves/<name>.lua`, that fills `game.data`.
---@field commands? (string|any[])[]  What is done first: names of `game.command`, or lists of a name and what it is called with, as in { { "lives", 5 } }.
---@field fps? integer  Frames a second, 1 to 240.

--- The program as a whole.
---@class kodama.game
---@field title string  The game's title.
---@field width integer  Width of the picture; in pixels.
---@field height integer  Height of the picture; in pixels.
---@field data table<any, any>  A table for what scenes share, such as a high score; kept until the next reset. A debug save, `saves/<name>.lua`, returns what to put into it.
game = {}

--- Ends the program after this frame, with an exit code from 0 (the default) to 255.
---@param code? integer  0 if left out
function game.quit(code) end

--- Starts the game again after this frame, with its scripts read again: at the scene it began with, or at another.
---@param first? kodama.SceneName|kodama.FirstScene|number
function game.reset(first) end

--- Ends the game with all its parts after this frame and begins again: with the same loop object, or with another, such as `portal` or one of `loops` in game.lua. `first` is as with reset.
---@param loop? string  "" if left out
---@param first? kodama.SceneName|kodama.FirstScene
function game.soft_reset(loop, first) end

--- Gives a name to a function that entries of the debug portal may call before their scene begins; the place for it is the file `commands.lua`.
---@param name string
---@param command fun(...: any)
function game.command(name, command) end

--- What is kept beyond the end of the program: high scores, how far one has come, what the player has chosen. A save has a name of small letters, digits, - and _, with / between folders; all of a game together may take 16 MB, 1000 at most. Each is a readable file, written as a whole: a crash leaves the old or the new one, and a damaged one gives the one before. They lie in the user's folder under the `id` of game.lua, in `.kodama/save` for a game that is played from a folder; in tests and with --headless they are forgotten at the end.
---@class kodama.save
---@field settings table<string, any>  What the player has chosen, kept by itself: `save.settings.difficulty = "hard"` is there at the next start; nil forgets it. Kodama's own are among them, such as `volume.music`, written `save.settings["volume.music"]`.
save = {}

--- Saves a string, number, boolean, or a table of these, which must not lie in itself; numbers and strings are the same to the last bit when they are read. It is a copy of what is there now, written to disk beside the game.
---@param name string
---@param value any
function save.write(name, value) end

--- Returns what was saved last, as new tables; the default if there is none.
---@generic T
---@param name string
---@param default? T
---@return T
function save.read(name, default) end

--- Lists the names of all saves, sorted.
---@return string[]
function save.list() end

--- Deletes a save, with the one before. Returns whether there was one.
---@param name string
---@return boolean
function save.delete(name) end

--- A data file: its path from the game's folder.
---@alias kodama.DataPath string

--- How a CSV file is read.
---@class (exact) kodama.DataOptions
---@field header? boolean  Whether the first row has the names of the columns; then each row is a table of these. (false if left out)
---@field separator? string  What stands between two cells: one character; a comma, or a tab in .tsv, if it is left out.

--- Files of the game as tables: levels, waves, texts. The ending says how a file is read: `.json`, `.csv` and `.tsv`, `.txt`, or `.lua`, which returns a table and sees no functions.
---@class kodama.data
data = {}

--- Returns what a file of the game has, the same table each time: JSON as it is (a null is nil, and leaves a gap in a list), CSV as a list of rows, text as a list of lines. A cell of CSV that is a number is one, unless it stands in quotes or begins with a needless 0. While someone works on the game a saved file is read again into the same tables.
---@param path kodama.DataPath
---@param options? kodama.DataOptions
---@return any
function data.read(path, options) end

--- Tells how often a file was read again because it was saved; for what is made of it once, and then has to be made anew.
---@param path kodama.DataPath
---@return integer
function data.reloads(path) end

--- A log whose lines belong to a category.
---@class (exact) kodama.LogCategory
---@field debug fun(...: any)  What helps to find a fault; to be seen with `--log debug`, or after `log.level`.
---@field info fun(...: any)  What is good to know.
---@field notice fun(...: any)  What `kodama dev` shows on the screen for three seconds, too.
---@field warn fun(...: any)  What may be wrong; `kodama dev` shows it on the screen, too.
---@field error fun(...: any)  What is wrong; the game goes on. `kodama dev` shows it on the screen, too.

--- Lines on the console, by level and category. All values are written, with spaces between. A line that comes again within a second is counted instead; what `print` says is not.
---@class kodama.log
log = {}

--- Returns a log whose lines belong to a category, so that they can be told apart and silenced: `local ai = log.category "ai"`, then `ai.warn("no way")`. A name has at most 32 letters, digits, `_`, `.` and `-`.
---@param name string
---@return kodama.LogCategory
function log.category(name) end

--- Changes which lines there are, as `--log` on the command line does: `log.level "debug"` lets all come, `log.level "warn,ai=debug,print=off"` says it for each category. Levels are debug, info, notice, warn, error and off.
---@param changes string
function log.level(changes) end

--- What helps to find a fault; to be seen with `--log debug`, or after `log.level`.
---@param ... any
function log.debug(...) end

--- What is good to know.
---@param ... any
function log.info(...) end

--- What `kodama dev` shows on the screen for three seconds, too.
---@param ... any
function log.notice(...) end

--- What may be wrong; `kodama dev` shows it on the screen, too.
---@param ... any
function log.warn(...) end

--- What is wrong; the game goes on. `kodama dev` shows it on the screen, too.
---@param ... any
function log.error(...) end

--- What the game of a test is played with; what is left out is as `game.lua` says.
---@class (exact) kodama.SpecSettings
---@field fps? integer  Ticks a second, and frames until that is changed. (60 if left out; 1 to 240)
---@field tasks? integer|"standard"|"handheld"|"states"|kodama.TaskOptions  Most tasks at once, or how they are kept. (16384 if left out; 1 to 1048576)
---@field shots? integer  Most shots at once. (16384 if left out; 1 to 1000000)
---@field jobs? integer  Most long jobs at once; holds from the next start on. (4 if left out; 1 to 64)
---@field players? integer  How many play; 1, or as many as `actions` has tables. (1 to 4)
---@field actions? table<string, string|string[]>|table<string, string|string[]>[]  What players can do, and by which keys and buttons: { fire = { "Z", "pad:A" } }; or a list of such tables, one a player.
---@field axes? table<string, string|string[]>  Further axes for `input.value`: { wind = { "pad:RT", "-pad:LT" } }.
---@field autorepeat? kodama.Autorepeat  How actions come again while they are held.
---@field dev? boolean  Whether it is played as `kodama dev` plays it, with remarks about likely mistakes in the log.


--- Makes a group of tests, and of further groups. The function is called at once.
---@param name string
---@param group fun()
function describe(name, group) end

--- Names a test: a function that drives the game and says what it expects.
---@param name string
---@param test async fun()
function it(name, test) end

--- Names a test that runs only with `kodama test --manual`, since it takes long or wants to be looked at.
---@param name string
---@param test async fun()
function manual(name, test) end

--- Names a test that is not run, and is counted as skipped.
---@param name string
---@param test async fun()
function skip(name, test) end

--- Has the function called before each test of this group or file.
---@param hook async fun()
function before_each(hook) end

--- Has the function called after each test of this group or file, even after one that fails.
---@param hook async fun()
function after_each(hook) end

--- Has the tests and groups that follow in this group or file play with other settings than those of `game.lua`.
---@param settings kodama.SpecSettings
function settings(settings) end

--- Only in tests: what `expect(value)` returns. A method that is not met ends the test, with a message that shows what was expected and what there was. Each returns the expectation, so that another may follow: `expect(x):is_above(0):is_below(9)`.
---@class kodama.Expectation
local expectation = {}

--- The value is the expected one. Tables are equal when all their fields are.
---@param expected any
---@return kodama.Expectation
function expectation:equals(expected) end

--- The value is another one, in the sense of equals.
---@param unwanted any
---@return kodama.Expectation
function expectation:is_not(unwanted) end

--- The value is `true`.
---@return kodama.Expectation
function expectation:is_true() end

--- The value is `false`.
---@return kodama.Expectation
function expectation:is_false() end

--- The value is nil.
---@return kodama.Expectation
function expectation:is_nil() end

--- The value is there.
---@return kodama.Expectation
function expectation:is_not_nil() end

--- The number differs from the expected one by the tolerance at most.
---@param expected number
---@param tolerance number
---@return kodama.Expectation
function expectation:is_near(expected, tolerance) end

--- The number is greater than the limit.
---@param limit number
---@return kodama.Expectation
function expectation:is_above(limit) end

--- The number is the limit or greater.
---@param limit number
---@return kodama.Expectation
function expectation:is_at_least(limit) end

--- The number is less than the limit.
---@param limit number
---@return kodama.Expectation
function expectation:is_below(limit) end

--- The number is the limit or less.
---@param limit number
---@return kodama.Expectation
function expectation:is_at_most(limit) end

--- The value is a string with this part, or a table with this value in one of its fields.
---@param part any
---@return kodama.Expectation
function expectation:contains(part) end

--- The value is a string that begins so.
---@param start string
---@return kodama.Expectation
function expectation:begins_with(start) end

--- The value is a string that ends so.
---@param ending string
---@return kodama.Expectation
function expectation:ends_with(ending) end

--- The value is a function that ends with an error when it is called, and the text is a part of the error's message.
---@param text string
---@return kodama.Expectation
function expectation:fails_with(text) end

--- Only in tests: how a test drives its game.
---@class kodama.test
test = {}

--- Begins a scene and runs its first tick. `fields` becomes the table of the scene's first task.
---@async
---@param name kodama.SceneName|number
---@param fields? kodama.TaskFields
function test.scene(name, fields) end

--- Runs so many ticks of the game; at least 1.
---@async
---@param ticks integer
function test.run_ticks(ticks) end

--- Runs the game until the function returns something true, which is asked now and after each tick. Fails if that takes more than `most` ticks, 600 if left out. Returns what it returned.
---@async
---@generic T
---@param condition fun(): T
---@param most? integer  600 if left out
---@return T
function test.run_until(condition, most) end

--- Starts a function as a task that begins with the next tick, runs so many ticks, and returns the lines that were printed or logged meanwhile, as `test.log()` does.
---@async
---@param ticks integer
---@param task async fun(self: kodama.Task)
---@return string[]
function test.play(ticks, task) end

--- Presses the key of an action, such as `fire`, and holds it; the game sees it in the next tick. Of several keys and buttons it is the first. A key or button can be named, too: `pad:B`.
---@param action kodama.Action
---@param player? integer  1 if left out
function test.press(action, player) end

--- Lets go of the key of an action, or of the key that is named.
---@param action kodama.Action
---@param player? integer  1 if left out
function test.release(action, player) end

--- Presses the key of an action and lets go at once; the game sees it down for one tick.
---@param action kodama.Action
---@param player? integer  1 if left out
function test.tap(action, player) end

--- Moves the left stick of a player's pad and holds it there: x to the right, y down, from -1 to 1.
---@param x number
---@param y number
---@param player? integer  1 if left out
function test.stick(x, y, player) end

--- Moves the mouse; in pixels of the game.
---@param x integer
---@param y integer
function test.mouse(x, y) end

--- Types letters, or with a key's name in angle brackets that key: `<Backspace>`.
---@param text string
function test.type(text) end

--- Returns a part of the last frame as a list of rows, a character for each pixel. Black is `.`, everything else one of `:-=+*%@#`, the brighter the later. A `legend` gives characters to colors instead, as in `{ [0xff0000] = "r" }`; other colors are `?`.
---@param x integer
---@param y integer
---@param width integer
---@param height integer
---@param legend? table<integer, string>
---@return string[]
function test.picture(x, y, width, height, legend) end

--- Compares a part of the last frame with rows of characters; the part begins at x and y, 0 if left out. Black is `.`, everything else one of `:-=+*%@#`, the brighter the later. A `legend` gives characters to colors instead, as in `{ [0xff0000] = "r" }`; other colors are `?`.
---@param rows string[]
---@param x? integer  0 if left out
---@param y? integer  0 if left out
---@param legend? table<integer, string>
function test.expect_picture(rows, x, y, legend) end

--- Starts a function as a task that begins with the next tick, runs so many ticks, 5 if left out, and returns the message of the error that came of it. Fails if there was none, or more than one.
---@async
---@param task async fun(self: kodama.Task)
---@param ticks? integer  5 if left out
---@return string
function test.error(task, ticks) end

--- Returns the line in which it is called, or the one so many lines further on, as messages of errors begin: `specs/mine_spec.lua:12`.
---@param further? integer  0 if left out
---@return string
function test.line(further) end

--- Returns the messages of the errors that have ended tasks since the last call, each distinct one once. An error that no test takes in this way makes the test fail.
---@return string[]
function test.errors() end

--- Returns the lines that were printed or logged since the last call.
---@return string[]
function test.log() end

--- Returns the names of the sounds and the music that were begun since the last call, in order.
---@return string[]
function test.sounds() end

--- Returns what scripts have asked of the program since the last call: `quit`, `soft_reset` or `reset`; nil for nothing. It is not done while tests run.
---@return string?
function test.request() end
