package kodama.script;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.shot.Attacker;
import kodama.shot.Hitbox;
import kodama.shot.ShotTarget;
import kodama.task.Task;
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
    private final Listeners listeners = new Listeners();
    private @Nullable ScriptWorld world;
    private @Nullable LuaTable table;
    private LuaValue itsClass = LuaValue.NIL;
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

    /** Keeps the class that a script gave the table by a metatable's {@code __index}; the metatable becomes a task's. */
    final void setClassOf(LuaTable fields) {
        LuaValue metatable = fields.getmetatable();
        if (metatable != null && metatable.istable()) itsClass = metatable.get(LuaValue.INDEX);
    }

    /** What the class of the table has for a field. */
    final LuaValue inClass(LuaValue field) {
        return itsClass.isfunction()
                ? itsClass.call(table(), field)
                : itsClass.istable() ? itsClass.get(field) : LuaValue.NIL;
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

    /** Who waits for this task's end. */
    final Listeners listeners() {
        return listeners;
    }

    /** Tells the task of an event that was sent to it. */
    void hear(String event, Varargs arguments) {}

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
        world().signals().send(table(), "hit", LuaValue.varargsOf(LuaValue.valueOf(damage), owner));
    }

    @Override
    public final void touch(ShotTarget target) {
        if (target instanceof ScriptedTask task) world().signals().send(table(), "touch", task.table());
    }
}
