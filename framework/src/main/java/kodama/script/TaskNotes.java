package kodama.script;

/** Describes the fields of a task's table that the framework reads. */
final class TaskNotes {
    private TaskNotes() {}

    static void addTo(LuaModule module) {
        addPlace(module);
        addLook(module);
        addHits(module);
        addLife(module);
    }

    private static void addPlace(LuaModule module) {
        module.note("x", "number", "Where the middle of the task is; in pixels from the left.")
                .note("y", "number", "Where the middle of the task is; in pixels from the top.")
                .note(
                        "priority",
                        "number",
                        "Place in the order: smaller runs first and is drawn behind; 0.5 if not given. Shots are drawn at 0.6.")
                .note(
                        "draw_priority",
                        "number",
                        "Place in the order of drawing alone; nil, as at first, for that of `priority`.");
    }

    private static void addLook(LuaModule module) {
        module.note("sprite", "string", "Image drawn at the task's place: the name of a PNG file, without the ending.")
                .note("frame", "integer", "Which frame of a sheet, from 1; see draw.sheet.")
                .note("scale", "number", "How many times as large; 1 if not given.")
                .note("rotation", "number", "Clockwise, in degrees.")
                .note("flip_x", "boolean", "Whether left and right are swapped.")
                .note("flip_y", "boolean", "Whether top and bottom are swapped.")
                .note("alpha", "number", "From 0, invisible, to 1.")
                .note("tint", "number", "Colour the picture is multiplied by, 0xRRGGBB.")
                .note("visible", "boolean", "False hides all that the task draws.")
                .note("draw", "function", "Called with the task each frame, to draw at its place in the order.");
    }

    private static void addHits(LuaModule module) {
        module.note("hitbox", "any", "Where the task can be hit: circle(r) or box(w, h) around its place.")
                .note("group", "string", "Which shots and bodies can hit it, and where find looks.")
                .note("hits", "string", "The group that this task's body hits; see on_hit and on_touch.")
                .note("damage", "number", "What a touch of this task's body costs; 1 if not given.")
                .note(
                        "on_hit",
                        "function",
                        "Called with the task, the damage and who did it. Like every on_<event> it runs as a child of the task"
                                + " and may wait.")
                .note("on_touch", "function", "Called with the task and the task that its body has hit.");
    }

    private static void addLife(LuaModule module) {
        module.note("name", "string", "A name for find.")
                .note("parent", "table", "The task that spawned this one as a child; cannot be changed.")
                .note("persistent", "boolean", "True lets the task live through a change of scene.")
                .note(
                        "defer",
                        "boolean",
                        "Given to spawn: true puts the first run off until the next tick, wherever the task sorts.")
                .note(
                        "rate",
                        "number",
                        "How fast the task and its children live: 1 if not given, 0.5 for half as fast. Waits, move_to, dt and"
                                + " time.dt follow it.")
                .note(
                        "finish",
                        "function",
                        "Called with the task when it has ended, however it ended; cannot wait. See self:on_finish.")
                .note(
                        "state",
                        "function",
                        "State style: called with the task and dt each tick; assign another to move on, return false to end.")
                .note(
                        "phases",
                        "table",
                        "Phase style: functions, called with the task and dt each tick, by phase: INIT, MAIN, END, your own"
                                + " numbers (MAIN + 1) or names.")
                .note(
                        "phase",
                        "any",
                        "Phase style: the number or name of the phase whose function is called; INIT if not given. Return false"
                                + " to end.");
    }
}
