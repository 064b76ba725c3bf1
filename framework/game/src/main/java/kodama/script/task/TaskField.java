package kodama.script.task;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.geom.Hitbox;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Signature;
import kodama.lua.bind.TypeDoc;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Phase;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * A field of a task's table with a meaning for the framework: its name, type and reference text, and how a living task
 * uses it.
 *
 * <p>Most are stored in the table. Some are stored in the task itself, so that an assignment takes effect at once; they
 * are put back into the table when the task ends.
 */
enum TaskField {
    ID(
            LuaType.ANY,
            "Integer that no other task of the game has had since the game started; nil after the finish"
                    + " hooks have run. A field `id` of your own, or of the task's class, hides it.") {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.id());
        }
    },

    SEQUENCE(
            LuaType.ANY,
            "Integer that orders tasks of the same priority: it grows with each spawn, change of priority and"
                    + " requeue. A field `sequence` of your own, or of the task's class, hides it.") {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.sequence());
        }
    },

    X(LuaType.NUMBER, "Horizontal position of the task's center, in pixels from the left."),

    Y(LuaType.NUMBER, "Vertical position of the task's center, in pixels from the top."),

    PRIORITY(
            LuaType.NUMBER,
            "Position in the running order: a task with a smaller priority runs first and is drawn behind."
                    + " Shots are drawn at 0.6.",
            LuaValue.valueOf(TaskList.DEFAULT_PRIORITY)) {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.priority());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.setPriority(finite(value)); // before the spawn it has no place in the order: see Spawner
        }
    },

    DRAW_PRIORITY(LuaType.NUMBER, "Position in the drawing order only; nil to use `priority`.", LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.hasDrawPriority() ? LuaValue.valueOf(task.drawPriority()) : LuaValue.NIL;
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            if (value.isnil()) task.clearDrawPriority();
            else task.setDrawPriority(finite(value));
        }
    },

    SPRITE(
            FieldNames.SPRITE,
            LuaType.ANY,
            "string<Picture>|Canvas",
            "Image drawn at the task's position: the path of its file, without the extension, or a canvas.") {
        @Override
        void check(LuaValue value) {
            if (value.isnil() || value.type() == LuaValue.TSTRING || ScriptedCanvas.of(value) != null) return;
            throw new LuaException(
                    "a task's 'sprite' must be the name of an image, or a canvas, but was a " + value.typename());
        }
    },

    FRAME(
            FieldNames.FRAME,
            LuaType.ANY,
            "integer|string<FrameName>",
            "Frame of a sprite sheet: its number, from 1 (default 1), or its name; see `draw.sheet`. An `animation`"
                    + " sets it whenever its frame changes.") {
        @Override
        void check(LuaValue value) {
            if (!value.isnil() && value.type() != LuaValue.TSTRING) number(value);
        }
    },

    ANIMATION(
            LuaType.ANY,
            "string<AnimationName>|Animation",
            "Animation of the sprite: the name of one that its file describes or `draw.animation` has declared, or a"
                    + " table such as `{ frames = \"1-4\", ticks = 6 }`."
                    + " Assigning the animation that is played does not restart it; another one begins at its first"
                    + " frame. With nil, the task keeps its current `frame`. Follows `rate` and pauses.",
            LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            TaskAnimation animation = task.animation();
            return animation == null ? LuaValue.NIL : animation.given;
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.services().animate(task, value);
        }

        @Override
        boolean isUsedBy(ScriptedTask task) {
            return task.animation() != null;
        }
    },

    ANIMATION_TIME(
            LuaType.NUMBER,
            "Time since the beginning of the current pass of `animation`, in ticks. Setting it to 0 restarts the"
                    + " animation; `spawn` accepts it, too.",
            LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            TaskAnimation animation = task.animation();
            return animation == null ? LuaValue.NIL : animation.time().raw();
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.services().seekAnimation(task, finite(value));
        }

        @Override
        boolean isUsedBy(ScriptedTask task) {
            return task.animation() != null;
        }

        /** The animation of another task with this table begins at its first frame. */
        @Override
        LuaValue valueAfter(ScriptedTask task) {
            return LuaValue.NIL;
        }
    },

    ON_FRAME(
            FieldNames.ANIMATION_HANDLER,
            LuaType.FUNCTION,
            "async fun(self: Task, frame: integer, name?: string)",
            "Called with the task, the number of the frame and the name of the animation when the `animation`"
                    + " shows its next frame: at most once per tick, before tasks run. Not called for the first frame"
                    + " when the animation is assigned."),

    ON_ANIMATION_END(
            FieldNames.ANIMATION_HANDLER,
            LuaType.FUNCTION,
            "async fun(self: Task, name?: string)",
            "Called with the task and the name of the animation when the `animation` has ended, as one with the mode"
                    + " `\"once\"` does; its last frame stays."),

    SCALE(FieldNames.LOOK, LuaType.NUMBER, "Scale factor of the image (default 1)."),

    SCALE_X(FieldNames.SHAPE, LuaType.NUMBER, "Horizontal scale factor, before the rotation; nil to use `scale`."),

    SCALE_Y(FieldNames.SHAPE, LuaType.NUMBER, "Vertical scale factor, before the rotation; nil to use `scale`."),

    ORIGIN(FieldNames.SHAPE, LuaType.ANY, SpriteOrigins.TYPE, SpriteOrigins.DOC + " The hitbox stays at the position."),

    SKEW(FieldNames.SHAPE, LuaType.NUMBER, LookOptions.SKEW_DOC),

    ROTATION(FieldNames.LOOK, LuaType.NUMBER, "Rotation, in degrees clockwise (default 0)."),

    FLIP_X(FieldNames.LOOK, LuaType.BOOLEAN, "Whether the image is mirrored horizontally."),

    FLIP_Y(FieldNames.LOOK, LuaType.BOOLEAN, "Whether the image is mirrored vertically."),

    ALPHA(FieldNames.LOOK, LuaType.NUMBER, "Opacity, from 0 (invisible) to 1; nil by default, which is opaque."),

    TINT(FieldNames.LOOK, LuaType.NUMBER, "number<Color>", "Color by which the image is multiplied."),

    FILL(FieldNames.SHAPE, LuaType.NUMBER, "number<Color>", LookOptions.FILL_DOC),

    FILL_AMOUNT(FieldNames.SHAPE, LuaType.NUMBER, LookOptions.FILL_AMOUNT_DOC),

    PALETTE(FieldNames.SHAPE, LuaType.ANY, Palettes.TYPE, LookOptions.PALETTE_DOC),

    DISSOLVE(FieldNames.SHAPE, LuaType.STRING, DissolvePatterns.TYPE, DissolvePatterns.DOC),

    DISSOLVE_AMOUNT(FieldNames.SHAPE, LuaType.NUMBER, DissolvePatterns.AMOUNT_DOC),

    BLEND(FieldNames.LOOK, LuaType.STRING, Blend.TYPE, Blend.DOC),

    VISIBLE(
            FieldNames.VISIBLE,
            LuaType.BOOLEAN,
            "Whether the task is drawn; false hides everything it draws. Nil by default, which is visible."),

    DRAW(
            FieldNames.DRAW,
            LuaType.FUNCTION,
            "fun(self: Task)",
            "Called with the task each frame to draw at its position in the drawing order."),

    SMOOTH(
            LuaType.BOOLEAN,
            "Whether frames between two ticks show the task at an interpolated position, which its `draw`"
                    + " function reads in `x` and `y`; nil to use `smooth` of game.lua.",
            LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            Boolean smooth = task.smooth();
            return smooth == null ? LuaValue.NIL : LuaValue.valueOf(smooth);
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            if (value.isnil()) task.clearSmooth();
            else task.setSmooth(checked(value, LuaType.BOOLEAN).toboolean());
        }
    },

    HITBOX(
            FieldNames.HITBOX,
            LuaType.ANY,
            "userdata<Hitbox>",
            "Area in which the task can be hit, relative to its position: `circle(r)`, `box(w, h)`,"
                    + " `capsule(length, r)` or `polygon { … }`.") {
        @Override
        void check(LuaValue value) {
            if (value.isnil() || value.isuserdata(Hitbox.class)) return;
            throw new LuaException("a task's 'hitbox' must be a hitbox, such as circle(r) or box(w, h), but was a "
                    + value.typename());
        }
    },

    HITBOX_TURNS(
            FieldNames.HITBOX_TURNS, LuaType.BOOLEAN, "Whether the hitbox turns with `rotation`, as the image does."),

    GROUP(
            LuaType.STRING,
            "string<Group>",
            "Group of the task: shots and hitboxes select their targets by it, and so does `find`.",
            LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.group().isEmpty()
                    ? LuaValue.NIL
                    : Value.of(task.group()).raw();
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.joinGroup(value.isnil() ? "" : text(value));
        }
    },

    HITS(
            FieldNames.HITS,
            LuaType.ANY,
            "string<Group>|string[]",
            "Group, or list of groups, that this task's hitbox hits; see `on_hit` and `on_touch`.") {
        @Override
        void check(LuaValue value) {
            if (value.isnil() || value.isstring() || value.istable()) return;
            throw new LuaException(
                    "a task's 'hits' must be the name of a group, or a list of them, but was a " + value.typename());
        }
    },

    GRAZE(
            FieldNames.GRAZE,
            LuaType.ANY,
            "number|userdata<Hitbox>",
            "Distance within which a shot counts as grazing: a radius around the task's position, in pixels,"
                    + " or a hitbox; see `on_graze`.") {
        @Override
        void check(LuaValue value) {
            if (value.isnil() || value.isuserdata(Hitbox.class)) return;
            if (value.type() != LuaValue.TNUMBER)
                throw new LuaException("a task's 'graze' must be a radius or a hitbox such as circle(r) but was a "
                        + value.typename());
            if (finite(value) < 0)
                throw new LuaException("a task's 'graze' must be at least 0 but was " + value.tojstring());
        }
    },

    DAMAGE(LuaType.NUMBER, "Damage dealt on contact (default 1)."),

    ON_HIT(
            LuaType.FUNCTION,
            "async fun(self: Task, damage: number, by?: Task)",
            "Called with the task, the damage and the task that dealt it. Like every `on_<event>` function,"
                    + " it runs as a child of the task and may wait."),

    ON_TOUCH(
            LuaType.FUNCTION,
            "async fun(self: Task, other: Task)",
            "Called with the task and the task that its hitbox has hit."),

    ON_GRAZE(
            LuaType.FUNCTION,
            "async fun(self: Task, x: number, y: number, n: integer)",
            "Called with the task when shots that target its group come within `graze` without hitting it:"
                    + " once per tick, with the position of the first of them and their number. Each shot counts once,"
                    + " unless it was fired with `graze_every`."),

    NAME(LuaType.STRING, "Name for `find`.", LuaValue.NIL) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.isNamed() ? Value.of(task.name()).raw() : LuaValue.NIL;
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.setName(value.isnil() ? null : text(value));
        }
    },

    PARENT(LuaType.TABLE, "Task", "Task that spawned this one as a child; read-only.") {
        @Override
        void check(LuaValue value) {
            if (!value.isnil())
                throw new LuaException("a task's 'parent' cannot be set; a child is started by parent:spawn(...)");
        }
    },

    PERSISTENT(LuaType.BOOLEAN, "Whether the task survives a change of scene.", LuaValue.FALSE) {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.isPersistent());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            task.setPersistent(!value.isnil() && checked(value, LuaType.BOOLEAN).toboolean());
        }
    },

    DEFER(
            LuaType.BOOLEAN,
            "For `spawn`: whether the first run is delayed until the next tick, regardless of the task's"
                    + " priority."),

    RATE(
            LuaType.NUMBER,
            "Speed at which time passes for the task and its children, at least 0: 0.5 is half speed. Applies to"
                    + " waits, `move_to`, `dt` and `time.dt`.",
            LuaValue.ONE) {
        @Override
        LuaValue read(ScriptedTask task) {
            return LuaValue.valueOf(task.rate());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            double rate = finite(value);
            if (rate < 0) throw new LuaException("a task's 'rate' must be at least 0 but was " + value.tojstring());
            task.setRate(rate);
        }
    },

    FINISH(
            LuaType.FUNCTION,
            "fun(self: Task)",
            "Called with the task when it has ended for any reason; cannot wait. See `self:on_finish`."),

    STATE(
            LuaType.FUNCTION,
            "fun(self: Task, dt: number, ...: any): boolean?",
            "State style: function called with the task and `dt` each tick. Assign another function to change"
                    + " the state; return false to end the task.",
            LuaValue.NIL) {
        @Override
        boolean isStoredBy(ScriptedTask task) {
            return task.isInStates();
        }

        @Override
        LuaValue read(ScriptedTask task) {
            return task instanceof LuaTask scripted
                    ? scripted.state()
                    : Value.of(task.stateName()).raw();
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            if (!(task instanceof LuaTask scripted))
                throw new LuaException("the 'state' of a Java task cannot be set from Lua; send it an event");
            scripted.setState(Value.of(checked(value, LuaType.FUNCTION)), Values.NONE);
        }

        /** The name of a Java state would not be a state for another task with this table. */
        @Override
        LuaValue valueAfter(ScriptedTask task) {
            return task instanceof LuaTask ? read(task) : LuaValue.NIL;
        }
    },

    PHASES(
            LuaType.TABLE,
            "table<integer|string, fun(self: Task, dt: number): boolean?>",
            "Phase style: functions called with the task and `dt` each tick, by phase: `INIT`, `MAIN`, `END`,"
                    + " your own numbers (`MAIN + 1`) or names. Return false to end the task."),

    PHASE(
            LuaType.ANY,
            "integer|string",
            "Phase style: number or name of the phase whose function is called each tick.",
            LuaValue.valueOf(Phase.INIT)) {
        @Override
        LuaValue read(ScriptedTask task) {
            return task.phaseNames().key(task.phase(), task.phaseTable());
        }

        @Override
        void write(ScriptedTask task, LuaValue value) {
            int phase = task.phaseNames().number(value);
            task.checkPhase(phase);
            task.setPhase(phase);
        }
    };

    /** Prefix of the fields that contain event handlers. */
    static final String HANDLER = "on_";

    /** The fields that a task stores itself. */
    static final List<TaskField> STORED_BY_TASK =
            Arrays.stream(values()).filter(TaskField::isKept).toList();

    /** The names that may be suggested for a misspelled field. */
    static final List<String> NAMES = Arrays.stream(values())
            .filter(field -> !field.isIdentity())
            .map(TaskField::fieldName)
            .sorted()
            .toList();

    private static final Map<LuaValue, TaskField> BY_KEY = byKey();

    /** Name as a Lua string. */
    final LuaValue key = LuaValue.valueOf(fieldName());

    /** Bit that records that the table has had it; 0 if frames do not read it. */
    final int bit;

    /** Default value of a field that the task stores itself, also for a dead task; null for other fields. */
    final @Nullable LuaValue defaultValue;

    private final LuaType type;

    /** The type for editors; see {@link TypeDoc}. */
    private final String typeText;

    private final String doc;

    TaskField(LuaType type, String doc) {
        this(FieldNames.NOTHING, type, type.word(), doc, null);
    }

    TaskField(LuaType type, String typeText, String doc) {
        this(FieldNames.NOTHING, type, typeText, doc, null);
    }

    TaskField(int bit, LuaType type, String doc) {
        this(bit, type, type.word(), doc, null);
    }

    TaskField(int bit, LuaType type, String typeText, String doc) {
        this(bit, type, typeText, doc, null);
    }

    TaskField(LuaType type, String doc, LuaValue defaultValue) {
        this(FieldNames.NOTHING, type, type.word(), doc, defaultValue);
    }

    TaskField(LuaType type, String typeText, String doc, LuaValue defaultValue) {
        this(FieldNames.NOTHING, type, typeText, doc, defaultValue);
    }

    TaskField(int bit, LuaType type, String typeText, String doc, @Nullable LuaValue defaultValue) {
        this.bit = bit;
        this.type = type;
        this.typeText = typeText;
        this.doc = doc;
        this.defaultValue = defaultValue;
    }

    private static Map<LuaValue, TaskField> byKey() {
        Map<LuaValue, TaskField> all = new HashMap<>();
        for (TaskField field : values()) all.put(field.key, field);
        return Map.copyOf(all);
    }

    /** Describes it for the reference, as a field of a living task. */
    FieldDoc described() {
        return new FieldDoc(fieldName(), Signature.type(typeText), !isNeverNil(), defaultText(), "", doc);
    }

    /** Whether nearly all tasks have it, so that editors need not check for nil. */
    private boolean isNeverNil() {
        return isPlace() || isIdentity() || defaultValue != null && !defaultValue.isnil();
    }

    private String defaultText() {
        return defaultValue == null || defaultValue.isnil() ? "" : defaultValue.tojstring();
    }

    /** Returns the name in Lua. */
    String fieldName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the field of a name; null if the framework does not use the name. */
    static @Nullable TaskField of(LuaValue key) {
        return BY_KEY.get(key);
    }

    /** Returns whether a field contains an event handler. */
    static boolean isHandler(LuaValue key) {
        return key instanceof LuaString name
                && name.m_length > HANDLER.length()
                && name.luaByte(0) == 'o'
                && name.luaByte(1) == 'n'
                && name.luaByte(2) == '_';
    }

    /** Returns whether it is a coordinate. */
    boolean isPlace() {
        return this == X || this == Y;
    }

    /** Returns whether it identifies the task, unless the game has a field of that name. */
    boolean isIdentity() {
        return this == ID || this == SEQUENCE;
    }

    /** Returns whether the field of this name accepts the type of a value. */
    static boolean takes(String name, Value value) {
        TaskField field = of(LuaValue.valueOf(name));
        return field != null
                && Signature.type(field.typeText).kinds().stream().anyMatch(kind -> kind.accepts(value.raw()));
    }

    /** Returns the name of its type. */
    String typeName() {
        return type.word();
    }

    /** Returns whether nil is a value that can be set. */
    boolean mayBeNil() {
        return defaultValue != null && defaultValue.isnil();
    }

    private boolean isKept() {
        return defaultValue != null;
    }

    /** Returns whether this task stores the field itself; otherwise the table does. */
    boolean isStoredBy(ScriptedTask task) {
        return isKept();
    }

    /** Returns whether developer tools list it among the fields that the task stores. */
    boolean isUsedBy(ScriptedTask task) {
        return true;
    }

    /** Returns the value that the task stores. */
    LuaValue read(ScriptedTask task) {
        throw new IllegalStateException(this + " is stored in the table");
    }

    /** Returns the value that is put back into the table when the task ends. */
    LuaValue valueAfter(ScriptedTask task) {
        return read(task);
    }

    /**
     * Sets the value that the task stores.
     *
     * @throws LuaException if it is of the wrong type, or out of bounds
     */
    void write(ScriptedTask task, LuaValue value) {
        throw new IllegalStateException(this + " is stored in the table");
    }

    /**
     * Checks the value of a field that is stored in the table. Numbers need not be whole: a frame counted in halves is
     * valid.
     *
     * @throws LuaException if it is of the wrong type
     */
    void check(LuaValue value) {
        if (isKept() || value.isnil()) return;
        switch (type) {
            case NUMBER, INTEGER -> number(value);
            case STRING, FUNCTION, BOOLEAN -> mustBe(type, value);
            default -> {}
        }
    }

    final void number(LuaValue value) {
        mustBe(LuaType.NUMBER, value);
        if (Double.isNaN(value.todouble()))
            throw new LuaException("a task's '" + fieldName() + "' must be a number but was nan, as 0/0 is");
    }

    private void mustBe(LuaType wanted, LuaValue value) {
        if (!wanted.accepts(value))
            throw new LuaException(
                    "a task's '" + fieldName() + "' must be " + wanted.phrase() + " but was a " + value.typename());
    }

    final double finite(LuaValue value) {
        double number = checked(value, LuaType.NUMBER).todouble();
        if (!Double.isNaN(number) && !Double.isInfinite(number)) return number;
        throw new LuaException("a task's '" + fieldName() + "' must be a finite number but was " + value.tojstring());
    }

    final String text(LuaValue value) {
        return Value.of(checked(value, LuaType.STRING)).name(() -> "a task's '" + fieldName() + "'");
    }

    final LuaValue checked(LuaValue value, LuaType wanted) {
        if (wanted.accepts(value)) return value;
        throw new LuaException("a task's '" + fieldName() + "' must be " + wanted.phrase() + " but was "
                + (value.isnil() ? "nil" : "a " + value.typename()));
    }
}
