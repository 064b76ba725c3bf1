package kodama.script.shot;

import kodama.lua.bind.Value;
import kodama.script.task.Vessel;
import kodama.shot.Shot;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** A shot that scripts hold by a table, with the task that lives in it, if one does. */
final class HeldShot implements Vessel, ShotMetatable.Fields {
    final Shot shot;
    final LuaTable table;

    private final ShotHome home;
    private final ShotMetatable metatable;
    private @Nullable Task task;

    /** What remains to be told when the task has ended with the shot; null for nothing. */
    private @Nullable Runnable farewell;

    HeldShot(Shot shot, LuaTable table, ShotHome home, ShotMetatable metatable) {
        this.shot = shot;
        this.table = table;
        this.home = home;
        this.metatable = metatable;
    }

    /** The task that lives in it; null if none does. */
    @Nullable
    Task task() {
        return task;
    }

    /**
     * Ends the task of a shot that is gone, and tells of that in between: the task is dead then, its finish hooks come
     * next. Answers whether there was one.
     */
    boolean endTask(Runnable telling) {
        if (task == null) return false;
        farewell = telling;
        task.kill();
        return true;
    }

    @Override
    public Value read(ShotField field) {
        return field.read(shot, home);
    }

    @Override
    public void write(ShotField field, Value value) {
        field.write(shot, home, value);
    }

    /** Puts what the shot was last into the table. */
    void settle() {
        for (ShotField field : ShotField.values()) {
            Value last = read(field);
            if (!last.isNil()) table.rawset(field.key, last.raw());
        }
    }

    // as the vessel of a task

    @Override
    public void enter(Task inside) {
        task = inside;
        Value onBounce = read(ShotField.ON_BOUNCE);
        home.hear(shot, home.hearing(shot).withOnBounce(Value.NIL));
        table.rawset(ShotField.ON_BOUNCE.key, onBounce.raw()); // from now on it is the task's, and may wait
    }

    @Override
    public boolean keeps(LuaValue key) {
        ShotField field = ShotField.of(key);
        return field == null ? metatable.hasMethod(key) : field != ShotField.ON_BOUNCE;
    }

    @Override
    public LuaValue read(LuaValue key) {
        ShotField field = ShotField.of(key);
        return field == null ? metatable.ofShots(key) : read(field).raw();
    }

    @Override
    public void write(LuaValue key, LuaValue value) {
        ShotField field = ShotField.of(key);
        if (field == null) table.rawset(key, value);
        else write(field, Value.of(value));
    }

    @Override
    public double x() {
        return shot.x();
    }

    @Override
    public double y() {
        return shot.y();
    }

    @Override
    public double shiftX() {
        return shot.shiftX();
    }

    @Override
    public double shiftY() {
        return shot.shiftY();
    }

    @Override
    public boolean hasBegun() {
        return shot.age() >= 0;
    }

    @Override
    public void leave(boolean returned) {
        task = null;
        metatable.adopt(table);
        if (!returned) shot.kill();
        if (farewell != null) farewell.run();
    }
}
