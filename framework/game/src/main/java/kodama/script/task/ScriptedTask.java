package kodama.script.task;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.draw.ImageFailure;
import kodama.geom.Hitbox;
import kodama.hit.DamageSource;
import kodama.hit.Grazer;
import kodama.hit.HitTarget;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * A task that scripts know by a table, which is its work area, its state and its name.
 *
 * <p>Position, hitbox and damage are fields of the table, so that a script moves a body by assigning {@code self.x}.
 */
public abstract class ScriptedTask extends Task implements Drawable, HitTarget, DamageSource, Grazer {
    /** What a task needs from its world. */
    interface TaskServices {
        FieldNames names();

        SpriteFields sprites();

        HitFlashes hitFlashes();

        PhaseNames phaseNames();

        SmoothPositions smoothPositions();

        /** Plays an animation given by a script, from its first frame unless the task already plays it. */
        void animate(ScriptedTask task, LuaValue animation);

        /** Continues the animation of a task at a time since its start, in ticks. */
        void seekAnimation(ScriptedTask task, double ticks);

        /** Records that a group has a member. */
        void groupJoined(String group);

        /** Calls the event handler in the task's table. */
        void callHandler(ScriptedTask task, String event, Values sent);

        /** Sends an event to the task. */
        void send(ScriptedTask task, String event, Values sent);

        /** Returns the task of a table; null if it has none. */
        @Nullable
        ScriptedTask find(Value table);

        /** Sets a field, as an assignment in Lua does. */
        void write(ScriptedTask task, Value key, Value value);

        /** Releases the table of a task that has ended, and calls its finish hook. */
        void finished(ScriptedTask task);

        /** Called when a task's function has returned in its first tick. */
        boolean holdsScene();

        void endedAtOnce(String origin, TaskStyle style, Table table);

        /** Estimates the memory of a table, in bytes. */
        int bytes(Table table);
    }

    /** The tip of the mouse pointer. */
    private static final Hitbox PIXEL = Hitbox.circle(0.5);

    /** Fields that the table has ever had; bits of {@link FieldNames}. */
    private int seen;

    // the references that hit tests and drawing read in each frame come first, so that they are in memory next to those
    // of the record

    private @Nullable LuaTable table;

    /** Null for most tasks. */
    private @Nullable TaskHost host;

    private @Nullable TaskServices services;

    /** Null until a field defines a hitbox by numbers. */
    private @Nullable HitboxCache outlines;

    /** Null unless the task is smooth and alive, and has no host. */
    private @Nullable SmoothPosition smoothPosition;

    private @Nullable RareFields rare;

    /** Fields that few tasks need; created on demand, as a game may have 100,000 tasks. */
    private static final class RareFields {
        LuaValue gameMetatable = LuaValue.NIL;

        /** Whether the task is smooth; null for the setting of the game. */
        @Nullable
        Boolean smooth;

        @Nullable
        TaskAnimation animation;

        int hitFlashColor;
        long hitFlashEnd;

        /** A frame that its sprite did not have when it was assigned; null for none. */
        @Nullable
        MissingFrame missingFrame;
    }

    /** Creates a task that is not spawned yet. */
    protected ScriptedTask() {}

    private RareFields rare() {
        if (rare == null) rare = new RareFields();
        return rare;
    }

    /** Connects this task to its world and its table, before it is spawned. */
    final void bind(TaskServices world, LuaTable workArea) {
        services = world;
        table = workArea;
    }

    /** Sets a host, which has the task's position, before it is spawned. */
    final void setHost(TaskHost in) {
        host = in;
    }

    final @Nullable TaskHost host() {
        return host;
    }

    final TaskServices services() {
        if (services == null) throw notSpawned();
        return services;
    }

    /** Returns the table by which scripts know the task; the same from spawn to end. */
    final LuaTable fields() {
        if (table == null) throw notSpawned();
        return table;
    }

    private static IllegalStateException notSpawned() {
        return new IllegalStateException("a task has its fields from start() on; it must be spawned by spawn()");
    }

    /** Returns the table by which scripts know the task; the same from spawn to end. */
    public final Table table() {
        return Value.of(fields()).table();
    }

    /** Stores the metatable that a script gave the table, which is replaced by that of tasks. */
    final void setGameMetatable(LuaValue metatable) {
        if (rare != null || !metatable.isnil()) rare().gameMetatable = metatable;
    }

    /** Returns the metatable that a script gave the table; nil for none. */
    final LuaValue gameMetatable() {
        return rare == null ? LuaValue.NIL : rare.gameMetatable;
    }

    final void joinGroup(String name) {
        setGroup(name);
        if (isAlive()) registerGroup();
    }

    /** Records that the group has a member: when the task is spawned, and when it joins a group. */
    final void registerGroup() {
        services().groupJoined(group());
    }

    /** Delays the first run until the next tick. */
    final void deferStart() {
        sleep(1);
    }

    /** Delays the first run until the host has begun. */
    final void awaitHost(TaskHost in) {
        waitUntil(in::hasBegun);
    }

    /** Called when a Java task has its table and is in the task list. */
    protected void start() {}

    final PhaseNames phaseNames() {
        return services().phaseNames();
    }

    /** Returns the functions of a task in phase style, by phase; null in other styles. */
    @Nullable
    LuaTable phaseTable() {
        return null;
    }

    /**
     * Checks that the task has an action for a phase. Called when a script sets the phase of this task, so that the
     * error is in the script's line.
     *
     * @throws RuntimeException if it has none
     */
    protected void checkPhase(int phase) {
        LuaTable phases = phaseTable();
        if (phases != null) phaseNames().require(phases, phase);
    }

    @Override
    protected String phaseName(int number) {
        if (services == null) return super.phaseName(number);
        return Value.of(phaseNames().key(number, phaseTable())).text();
    }

    /** Whether the task is in state style. Called at each spawn and end. */
    protected boolean isInStates() {
        return false;
    }

    /** Returns the name of the current state in state style, which scripts read as {@code self.state}. */
    protected String stateName() {
        return "";
    }

    /** Records that the table has a field; see {@link FieldNames}. */
    final void noteField(int bits) {
        seen |= bits;
        if ((bits & (FieldNames.SPRITE | FieldNames.DRAW)) != 0) setDrawn(true);
        if ((bits & (FieldNames.HITBOX | FieldNames.GRAZE)) != 0) setHasBody(true);
    }

    /** Returns whether the table may have a field, because it has had it once. */
    final boolean mayHave(int bit) {
        return (seen & bit) != 0;
    }

    /** Returns the results of an ended task for those who wait for its end. */
    Values results() {
        return Values.NONE;
    }

    // events

    /** Calls the event handler in the table. */
    @Override
    protected void onEvent(String event, @Nullable Object argument) {
        services().callHandler(this, event, toLua(argument));
    }

    /**
     * Converts the argument of an event for scripts: all values that a script sent, or the one value that Java sent.
     */
    static Values toLua(@Nullable Object sent) {
        if (sent == null) return Values.NONE;
        if (sent instanceof Values values) return values;
        return Values.of(sent instanceof ScriptedTask task ? task.table() : Value.ofObject(sent));
    }

    /**
     * Converts the values that a script sends with an event to the argument of {@link #onEvent} and {@code received}.
     */
    @Nullable
    Object toEventArgument(Values values) {
        Value first = values.get(1);
        if (first.is(LuaType.NUMBER)) return first.number();
        if (first.is(LuaType.STRING)) return first.text();
        if (first.is(LuaType.BOOLEAN)) return first.isTrue();
        if (first.isNil() || first.is(LuaType.USERDATA)) return first.object();
        ScriptedTask task = services().find(first);
        return task != null ? task : first;
    }

    // fields, for Java tasks

    /**
     * Returns a field as scripts see it, which may come from the table, the parent, or the task itself.
     *
     * @throws IllegalStateException while tasks prepare
     */
    protected final Value field(String name) {
        LuaValue key = services().names().of(name).raw();
        LuaValue own = reachable().rawget(key);
        return Value.of(own.isnil() ? fields().get(key) : own);
    }

    /**
     * Sets a field, as an assignment in Lua does.
     *
     * @throws IllegalStateException while tasks prepare
     */
    protected final void setField(String name, Value value) {
        reachable();
        try {
            services().write(this, Value.of(services().names().of(name).raw()), value);
        } catch (LuaException wrong) {
            throw wrong.inJava();
        }
    }

    /** Returns the table, which must not be used while tasks prepare on several threads. */
    private LuaTable reachable() {
        LuaTable fields = fields();
        tasks();
        return fields;
    }

    /** Estimates the memory of task and table; a class with more than a few fields should add its own. */
    @Override
    protected int bytes() {
        return super.bytes() + services().bytes(table());
    }

    @Override
    protected int prefetchDraw(int step) {
        return table == null ? 0 : FieldKey.prefetch(table, step);
    }

    /** Prefetches the numbers of the table; a turn seldom reads its other values. */
    final int prefetchNumbers(int step) {
        return table == null ? 0 : FieldKey.prefetchNumbers(table, step);
    }

    @Override
    protected final void finish() {
        forgetSmoothPosition();
        TaskAnimation animation = animation();
        if (animation != null) animation.isListed = false;
        end();
        services().finished(this);
    }

    /** Ends what runs for this task. */
    void end() {}

    /** Returns whether it has ended by itself, not by an error or by others. */
    boolean hasReturned() {
        return false;
    }

    // drawing

    @Override
    public void draw(DrawList list) {
        if (!isHidden()) drawSprite(list);
    }

    /** Returns whether neither it nor what it draws is visible. */
    protected final boolean isHidden() {
        if (host != null && !host.isVisible()) return true;
        return mayHave(FieldNames.VISIBLE) && services().sprites().hidden(fields());
    }

    final void drawSprite(DrawList list) {
        if (!mayHave(FieldNames.SPRITE)) return;
        try {
            if (isFlashing()) drawFlashing(list);
            else services().sprites().draw(list, fields(), seen);
        } catch (LuaException | ImageFailure wrong) {
            String line = lineOfFrame();
            throw line.isEmpty() ? wrong : new LuaException(line + ": " + wrong.getMessage());
        }
    }

    private void drawFlashing(DrawList list) {
        int color = rare().hitFlashColor;
        services()
                .sprites()
                .drawFilled(list, fields(), seen, color, services().hitFlashes().strength());
    }

    /** Fills its sprite with a color, {@code 0xRRGGBB}, for some ticks of the clock. */
    public final void flash(int rgb, int ticks) {
        rare().hitFlashColor = rgb & 0xFFFFFF;
        rare().hitFlashEnd = services().hitFlashes().endAfter(ticks);
    }

    /** Returns whether its sprite is filled by {@link #flash} and the player wants to see it. */
    public final boolean isFlashing() {
        return rare != null && services().hitFlashes().isSeen(rare.hitFlashEnd);
    }

    /** Records the line that assigned a frame which the sprite does not have, or not yet. */
    final void noteMissingFrame(LuaValue frame, @Nullable String line) {
        if (line != null) rare().missingFrame = new MissingFrame(frame, line);
    }

    private record MissingFrame(LuaValue frame, String line) {}

    /** Returns the line that assigned the current frame if it is known; otherwise the one where the task waits. */
    private String lineOfFrame() {
        MissingFrame missing = rare == null ? null : rare.missingFrame;
        LuaValue frame = services().names().frame.get(fields());
        return missing != null && frame.raweq(missing.frame) ? missing.line : line();
    }

    /** Returns the line of a script where the task continues at its next run; empty for a task in Java. */
    String line() {
        return "";
    }

    /**
     * Sets whether this task is smooth, that is interpolated in frames between two ticks. After a jump to another
     * position, set it again: then the task appears there at once, without interpolation.
     */
    public final void setSmooth(boolean smooth) {
        chooseSmooth(smooth);
    }

    /** Uses the setting of the game. */
    final void clearSmooth() {
        chooseSmooth(null);
    }

    private void chooseSmooth(@Nullable Boolean smooth) {
        rare().smooth = smooth;
        forgetSmoothPosition();
        if (isAlive()) updateSmoothPosition();
    }

    /** Returns whether the task is smooth; null for the setting of the game. */
    final @Nullable Boolean smooth() {
        return rare == null ? null : rare.smooth;
    }

    /** Starts the interpolation of a living task, if it is smooth. */
    final void updateSmoothPosition() {
        boolean wanted = host == null && services().smoothPositions().isSmooth(smooth());
        if (wanted && smoothPosition == null)
            smoothPosition = services().smoothPositions().add(this, table());
    }

    private void forgetSmoothPosition() {
        if (smoothPosition != null) services().smoothPositions().remove(smoothPosition);
        smoothPosition = null;
    }

    /** Returns its animation; null if it has none. */
    public final @Nullable TaskAnimation animation() {
        return rare == null ? null : rare.animation;
    }

    final void setAnimation(@Nullable TaskAnimation animation) {
        if (rare != null || animation != null) rare().animation = animation;
    }

    /** Returns how far the current picture shifts it to the right. */
    protected final double shiftX() {
        if (host != null) return host.shiftX();
        return smoothPosition == null ? 0 : smoothPosition.shiftX();
    }

    /** Returns how far the current picture shifts it down. */
    protected final double shiftY() {
        if (host != null) return host.shiftY();
        return smoothPosition == null ? 0 : smoothPosition.shiftY();
    }

    // hits

    /**
     * Returns the slots of the fields for hit tests; valid until the table changes or the slots of another task are
     * read.
     */
    final int[] bodySlots() {
        return services().names().body.of(fields());
    }

    @Override
    public final double x() {
        return x(bodySlots());
    }

    final double x(int[] bodySlots) {
        if (host != null) return host.x();
        return services().names().x.number(fields(), bodySlots[FieldNames.BODY_X], 0);
    }

    @Override
    public final double y() {
        return y(bodySlots());
    }

    final double y(int[] bodySlots) {
        if (host != null) return host.y();
        return services().names().y.number(fields(), bodySlots[FieldNames.BODY_Y], 0);
    }

    @Override
    public final double damage() {
        return number(services().names().damage, 1);
    }

    private double number(FieldKey key, double defaultValue) {
        return key.number(fields(), defaultValue);
    }

    /**
     * Returns whether its sprite or its hitbox contains a position in the picture, in virtual pixels. Its own drawing
     * is not known.
     *
     * @throws LuaException if a field needed for that is of the wrong type
     */
    public final boolean covers(double column, double row) {
        Hitbox outline = outline(bodySlots());
        if (outline != null && outline.overlaps(x(), y(), PIXEL, column, row)) return true;
        return !isHidden() && mayHave(FieldNames.SPRITE) && services().sprites().covers(fields(), seen, column, row);
    }

    /** Returns the hitbox relative to its position; null if it has none. */
    final @Nullable Hitbox outline(int[] bodySlots) {
        if (!mayHave(FieldNames.HITBOX)) return null;
        LuaValue value = services().names().hitbox.get(fields(), bodySlots[FieldNames.BODY_HITBOX]);
        return value.isnil() ? null : outline(value);
    }

    @Override
    public final Hitbox hitbox() {
        return outline(services().names().hitbox.get(fields()));
    }

    private Hitbox outline(LuaValue value) {
        if (!value.isuserdata(Hitbox.class))
            throw new LuaException(
                    "field 'hitbox' must be a hitbox, such as circle(r) or box(w, h), but was a " + value.typename());
        Hitbox hitbox = (Hitbox) value.touserdata();
        return mayHave(FieldNames.HITBOX_TURNS) && turnsHitbox() ? turnedHitbox(hitbox) : hitbox;
    }

    private boolean turnsHitbox() {
        return services().names().hitboxTurns.get(fields()).toboolean();
    }

    private Hitbox turnedHitbox(Hitbox hitbox) {
        return outlines().turned(hitbox, number(services().names().rotation, 0));
    }

    private HitboxCache outlines() {
        if (outlines == null) outlines = new HitboxCache();
        return outlines;
    }

    /** Returns the groups that this task's body hits in this tick, one bit for each. */
    final long hits(int[] bodySlots, GroupMasks masks) {
        if (!mayHave(FieldNames.HITS)) return 0;
        LuaValue hits = services().names().hits.get(fields(), bodySlots[FieldNames.BODY_HITS]);
        return hits.isnil() || timeScale() == 0 ? 0 : masks.of(hits, "field 'hits'");
    }

    final boolean isGrazer() {
        return mayHave(FieldNames.GRAZE)
                && !services().names().graze.get(fields()).isnil();
    }

    @Override
    public final Hitbox grazeBox() {
        LuaValue value = services().names().graze.get(fields());
        if (value.isuserdata(Hitbox.class)) return (Hitbox) value.touserdata();
        return outlines().circle(number(services().names().graze, 0));
    }

    @Override
    public final void graze(double x, double y, int count) {
        services().send(this, "graze", Values.of(Value.of(x), Value.of(y), Value.of(count)));
    }

    @Override
    public void hit(double damage, double x, double y, @Nullable Object by) {
        Value owner = by instanceof ScriptedTask task ? task.table() : Value.NIL;
        services().send(this, "hit", Values.of(Value.of(damage), owner));
    }

    @Override
    public final void touch(HitTarget target) {
        if (target instanceof ScriptedTask task) services().send(this, "touch", Values.of(task.table()));
    }
}
