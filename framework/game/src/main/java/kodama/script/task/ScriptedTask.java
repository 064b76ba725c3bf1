package kodama.script.task;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
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
 * A task that scripts hold by a table: work area, state and name in one.
 *
 * <p>Place, outline and damage are fields of the table, so that a script moves a body by assigning {@code self.x}.
 */
public abstract class ScriptedTask extends Task implements Drawable, HitTarget, DamageSource, Grazer {
    /** What a task asks of the world that it lives in. */
    interface TaskServices {
        FieldNames names();

        SpriteFields sprites();

        PhaseNames phaseNames();

        SmoothPositions smoothPositions();

        /** Takes note that a group has a member. */
        void groupJoined(String group);

        /** Calls the function that the task's table has for an event. */
        void callHandler(ScriptedTask task, String event, Values sent);

        /** Sends the task an event. */
        void send(ScriptedTask task, String event, Values sent);

        /** Finds the task of a table; null if it has none. */
        @Nullable
        ScriptedTask find(Value table);

        /** Writes a field as an assignment by a script does. */
        void write(ScriptedTask task, Value key, Value value);

        /** Lets go of the table of a task that has ended. */
        void finished(ScriptedTask task);

        /** Remarks on a task whose function ended in its first stretch, and that was not ended by itself or others. */
        void endedAtOnce(String origin, TaskStyle style, Table table);

        /** Estimates the memory of a table; in bytes. */
        int bytes(Table table);
    }

    /** What a mouse points at. */
    private static final Hitbox PIXEL = Hitbox.circle(0.5);

    /** Bits of {@link FieldNames}. */
    private int seen;

    /** Null until a field says the numbers of one. */
    private @Nullable HitboxCache outlines;

    /** Nil for most. */
    private LuaValue gameMetatable = LuaValue.NIL;

    /** What it lives in; null for most. */
    private @Nullable TaskHost vessel;

    /** Whether it is smooth; null for the setting of the game. */
    private @Nullable Boolean smooth;

    /** Null unless it is smooth and alive, and has a place of its own. */
    private @Nullable SmoothPosition shownPlace;

    // what each frame asks for stands next to what a LuaTask's turn begins with
    private @Nullable TaskServices home;
    private @Nullable LuaTable table;

    /** Makes a task that is not spawned yet. */
    protected ScriptedTask() {}

    /** Ties this task to its table, before it is spawned. */
    final void bind(TaskServices world, LuaTable workArea) {
        home = world;
        table = workArea;
    }

    /** Lets it live in something that has its place, before it is spawned. */
    final void setHost(TaskHost in) {
        vessel = in;
    }

    final @Nullable TaskHost host() {
        return vessel;
    }

    final TaskServices services() {
        if (home == null) throw notSpawned();
        return home;
    }

    /** The table scripts know the task by; the same from spawn to end. */
    final LuaTable fields() {
        if (table == null) throw notSpawned();
        return table;
    }

    private static IllegalStateException notSpawned() {
        return new IllegalStateException("a task has its fields from start() on; it must be spawned by spawn()");
    }

    /** The table that scripts know the task by; the same from spawn to end. */
    public final Table table() {
        return Value.of(fields()).table();
    }

    /** Keeps the metatable that a script gave the table, which gets that of tasks. */
    final void setGameMetatable(LuaValue metatable) {
        gameMetatable = metatable;
    }

    /** The metatable that a script gave the table; nil for none. */
    final LuaValue gameMetatable() {
        return gameMetatable;
    }

    final void joinGroup(String name) {
        setGroup(name);
        if (isAlive()) registerGroup();
    }

    /** Has it noted that the group has a member: at birth, and when a living task joins one. */
    final void registerGroup() {
        services().groupJoined(group());
    }

    /** Puts the first turn off until the next tick. */
    final void deferStart() {
        sleep(1);
    }

    /** Puts the first turn off until its vessel has begun. */
    final void awaitHost(TaskHost in) {
        waitUntil(in::hasBegun);
    }

    /** Begins what runs in Java, when the task has its table and its place in the list. */
    protected void start() {}

    final PhaseNames phaseNames() {
        return services().phaseNames();
    }

    /** The functions of a task in phase style, by phase; null in other styles. */
    @Nullable
    LuaTable phaseTable() {
        return null;
    }

    /**
     * Makes sure that the task has something to do in a phase. Called when a script sets the phase of this task, so
     * that a wrong one is an error in its line.
     *
     * @throws RuntimeException if there is nothing
     */
    protected void checkPhase(int phase) {
        LuaTable phases = phaseTable();
        if (phases != null) phaseNames().require(phases, phase);
    }

    @Override
    protected String phaseName(int number) {
        if (home == null) return super.phaseName(number);
        return Value.of(phaseNames().key(number, phaseTable())).text();
    }

    /** Whether the task is in state style. Asked at each spawn and end, when no state is to be named. */
    protected boolean isInStates() {
        return false;
    }

    /** The name of the state that a task in state style is in. Scripts read it as {@code self.state}. */
    protected String stateName() {
        return "";
    }

    /** Notes that the table was given a field; see {@link FieldNames}. */
    final void noteField(int bits) {
        seen |= bits;
        if ((bits & (FieldNames.SPRITE | FieldNames.DRAW)) != 0) setDrawn(true);
        if ((bits & (FieldNames.HITBOX | FieldNames.GRAZE)) != 0) setHasBody(true);
    }

    /** Whether the table may have a field, as it was given it once. */
    final boolean mayHave(int bit) {
        return (seen & bit) != 0;
    }

    /** What an ended task leaves to those who waited for its end. */
    Values results() {
        return Values.NONE;
    }

    // events

    /** Calls the function that the table has for an event. */
    @Override
    protected void onEvent(String event, @Nullable Object argument) {
        services().callHandler(this, event, toLua(argument));
    }

    /** What a script gets: all that a script sent, or the one thing that Java sent. */
    static Values toLua(@Nullable Object sent) {
        if (sent == null) return Values.NONE;
        if (sent instanceof Values values) return values;
        return Values.of(sent instanceof ScriptedTask task ? task.table() : Value.ofObject(sent));
    }

    /** Turns what a script sends along with an event into what {@link #onEvent} and {@code received} give this task. */
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

    // fields, for tasks written in Java

    /**
     * Reads a field as a script does: what the table lacks may be the parent's, or be kept by the task itself.
     *
     * @throws IllegalStateException while tasks prepare
     */
    protected final Value field(String name) {
        LuaValue key = services().names().of(name).raw();
        LuaValue own = reachable().rawget(key);
        return Value.of(own.isnil() ? fields().get(key) : own);
    }

    /**
     * Writes a field as an assignment by a script does.
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

    /** The table, which one thread at a time may touch. */
    private LuaTable reachable() {
        LuaTable fields = fields();
        tasks();
        return fields;
    }

    /** Estimates the memory of task and table; a class with more than a few fields of its own adds them. */
    @Override
    protected int bytes() {
        return super.bytes() + services().bytes(table());
    }

    @Override
    protected int prefetchDraw(int step) {
        return table == null ? 0 : FieldKey.prefetch(table, step);
    }

    @Override
    protected final void finish() {
        forgetShownPlace();
        end();
        services().finished(this);
    }

    /** Ends what runs for this task. */
    void end() {}

    /** Whether it has ended by itself, and not by an error or by others. */
    boolean hasReturned() {
        return false;
    }

    // pictures

    @Override
    public void draw(DrawList list) {
        if (!isHidden()) drawSprite(list);
    }

    final boolean isHidden() {
        return mayHave(FieldNames.VISIBLE) && services().sprites().hidden(fields());
    }

    final void drawSprite(DrawList list) {
        if (mayHave(FieldNames.SPRITE)) services().sprites().draw(list, fields(), seen);
    }

    /**
     * Sets whether frames between two ticks show this task on its way from one to the other. Set again after the task
     * was put elsewhere, the task is shown there at once, and nowhere in between.
     */
    public final void setSmooth(boolean wanted) {
        setSmooth((Boolean) wanted);
    }

    /** Takes the setting of the game again. */
    final void clearSmooth() {
        setSmooth(null);
    }

    private void setSmooth(@Nullable Boolean wanted) {
        smooth = wanted;
        forgetShownPlace();
        if (isAlive()) updateSmoothPosition();
    }

    /** Whether it is smooth; null for the setting of the game. */
    final @Nullable Boolean smooth() {
        return smooth;
    }

    /** Has its place shown between ticks from now on, if it is to be; for a task that lives. */
    final void updateSmoothPosition() {
        boolean wanted = vessel == null && services().smoothPositions().isSmooth(smooth);
        if (wanted && shownPlace == null)
            shownPlace = services().smoothPositions().add(this, table());
    }

    private void forgetShownPlace() {
        if (shownPlace != null) services().smoothPositions().remove(shownPlace);
        shownPlace = null;
    }

    /** How far the picture that is being drawn moves it to the right. */
    final double shiftX() {
        if (vessel != null) return vessel.shiftX();
        return shownPlace == null ? 0 : shownPlace.shiftX();
    }

    /** How far the picture that is being drawn moves it down. */
    final double shiftY() {
        if (vessel != null) return vessel.shiftY();
        return shownPlace == null ? 0 : shownPlace.shiftY();
    }

    // hits

    /** Where the table has what hits ask for: good until it changes, or until another task's is asked for. */
    final int[] bodySlots() {
        return services().names().body.of(fields());
    }

    @Override
    public final double x() {
        return x(bodySlots());
    }

    final double x(int[] bodySlots) {
        if (vessel != null) return vessel.x();
        return services().names().x.number(fields(), bodySlots[FieldNames.BODY_X], 0);
    }

    @Override
    public final double y() {
        return y(bodySlots());
    }

    final double y(int[] bodySlots) {
        if (vessel != null) return vessel.y();
        return services().names().y.number(fields(), bodySlots[FieldNames.BODY_Y], 0);
    }

    @Override
    public final double damage() {
        return number(services().names().damage, 1);
    }

    private double number(FieldKey key, double otherwise) {
        return key.number(fields(), otherwise);
    }

    /**
     * Whether its picture or its outline lies under a place of the picture, in virtual pixels. What it draws by itself
     * is not known.
     *
     * @throws LuaException if a field that says so is of the wrong type
     */
    public final boolean covers(double column, double row) {
        Hitbox outline = outline(bodySlots());
        if (outline != null && outline.overlaps(x(), y(), PIXEL, column, row)) return true;
        return !isHidden() && mayHave(FieldNames.SPRITE) && services().sprites().covers(fields(), seen, column, row);
    }

    /** The outline around its place; null if it has none. */
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
            throw new LuaException("field 'hitbox' must be a circle(r) or box(w, h), or another hitbox, but was a "
                    + value.typename());
        Hitbox hitbox = (Hitbox) value.touserdata();
        return mayHave(FieldNames.HITBOX_TURNS) && turnsHitbox() ? turned(hitbox) : hitbox;
    }

    private boolean turnsHitbox() {
        return services().names().hitboxTurns.get(fields()).toboolean();
    }

    private Hitbox turned(Hitbox hitbox) {
        return outlines().turned(hitbox, number(services().names().rotation, 0));
    }

    private HitboxCache outlines() {
        if (outlines == null) outlines = new HitboxCache();
        return outlines;
    }

    /** The groups that this task's body hits in this tick, a bit for each. */
    final long hits(int[] bodySlots, GroupMasks sets) {
        if (!mayHave(FieldNames.HITS)) return 0;
        LuaValue hits = services().names().hits.get(fields(), bodySlots[FieldNames.BODY_HITS]);
        return hits.isnil() || timeScale() == 0 ? 0 : sets.of(hits, "field 'hits'");
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
