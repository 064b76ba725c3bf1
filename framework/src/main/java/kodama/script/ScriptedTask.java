package kodama.script;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.shot.Attacker;
import kodama.shot.Hitbox;
import kodama.shot.ShotTarget;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A task that scripts hold by a table: work area, state and name in one.
 *
 * <p>Place, outline and damage are fields of the table, so that a script moves a body by assigning {@code self.x}.
 */
abstract class ScriptedTask extends Task implements Drawable, ShotTarget, Attacker {
    private @Nullable ScriptWorld world;
    private @Nullable LuaTable table;
    private LuaValue itsClass = LuaValue.NIL;
    private double birthPriority = TaskList.DEFAULT_PRIORITY;
    private int seen;

    /** Ties this task to its table, before it is spawned. */
    final void bind(ScriptWorld home, LuaTable workArea) {
        world = home;
        table = workArea;
    }

    final ScriptWorld world() {
        if (world == null) throw new IllegalStateException("a task must be spawned by spawn(), not by hand");
        return world;
    }

    /** The table scripts know the task by; the same from spawn to end. */
    final LuaTable table() {
        if (table == null) throw new IllegalStateException("a task must be spawned by spawn(), not by hand");
        return table;
    }

    /** Keeps the class that a script gave the table by a metatable; the metatable becomes a task's. */
    final void setClass(LuaValue tableOrFunction) {
        itsClass = tableOrFunction;
    }

    /** Where fields are looked up that the table lacks; nil for nowhere. */
    final LuaValue itsClass() {
        return itsClass;
    }

    /** Chooses the place in the order, at birth or later. */
    final void choosePriority(double priority) {
        if (isAlive()) setPriority(priority);
        else birthPriority = priority;
    }

    final double birthPriority() {
        return birthPriority;
    }

    /** Puts the first turn off until the next tick. */
    final void deferStart() {
        sleep(1);
    }

    /** The functions of a task in phase style, by phase; null in other styles. */
    @Nullable
    LuaTable phaseTable() {
        return null;
    }

    /** Notes that the table was given a field; see {@link SeenFields}. */
    final void note(int bits) {
        seen |= bits;
        if ((bits & (SeenFields.SPRITE | SeenFields.DRAW)) != 0) setDrawn(true);
        if ((bits & SeenFields.HITBOX) != 0) setBody(true);
    }

    /** Whether the table may have a field, as it was given it once. */
    final boolean mayHave(int bit) {
        return (seen & bit) != 0;
    }

    /** What an ended task leaves to those who waited for its end. */
    Varargs results() {
        return LuaValue.NONE;
    }

    /** Calls the function that the table has for an event. */
    @Override
    protected void hear(String event, @Nullable Object argument) {
        world().signals().handle(this, event, LuaArguments.toLua(argument));
    }

    /** Turns what a script sends along with an event into what {@link #hear} and {@code received} give this task. */
    abstract @Nullable Object sent(Varargs arguments);

    /** Estimates the memory of task and table; a class with more than a few fields of its own adds them. */
    @Override
    protected int bytes() {
        return super.bytes() + world().machine().bytes(table());
    }

    @Override
    protected final void finish() {
        end();
        world().finished(this);
    }

    /** Ends what runs for this task. */
    void end() {}

    @Override
    public void draw(DrawList list) {
        if (!isHidden()) drawSprite(list);
    }

    final boolean isHidden() {
        return mayHave(SeenFields.VISIBLE) && world().sprites().hidden(table());
    }

    final void drawSprite(DrawList list) {
        if (mayHave(SeenFields.SPRITE)) world().sprites().draw(list, table(), seen);
    }

    @Override
    public final double x() {
        return SpriteFields.number(table(), world().names().x, 0);
    }

    @Override
    public final double y() {
        return SpriteFields.number(table(), world().names().y, 0);
    }

    final boolean hasHitbox() {
        return mayHave(SeenFields.HITBOX)
                && !table().rawget(world().names().hitbox).isnil();
    }

    @Override
    public final Hitbox hitbox() {
        LuaValue value = table().rawget(world().names().hitbox);
        if (value.isuserdata(Hitbox.class)) return (Hitbox) value.touserdata();
        throw new LuaError("field 'hitbox' must be a circle(r) or box(w, h) but was a " + value.typename());
    }

    @Override
    public final double damage() {
        return SpriteFields.number(table(), world().names().damage, 1);
    }

    @Override
    public final void hit(double damage, double x, double y, @Nullable Object by) {
        LuaValue owner = by instanceof ScriptedTask task ? task.table() : LuaValue.NIL;
        world().signals().send(this, "hit", LuaValue.varargsOf(LuaValue.valueOf(damage), owner));
    }

    @Override
    public final void touch(ShotTarget target) {
        if (target instanceof ScriptedTask task) world().signals().send(this, "touch", task.table());
    }
}
