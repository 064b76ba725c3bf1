package kodama.script;

import kodama.lua.bind.Table;
import kodama.script.game.Scene;
import kodama.script.task.ScriptedTask;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** A scene whose first task is a Java class, which spawns all others; there is nothing to build before. */
final class JavaScene implements Scene {
    private final Spawner spawner;
    private final String className;
    private final Table fields;
    private @Nullable ScriptedTask task;

    JavaScene(Spawner spawner, String className, Table fields) {
        this.spawner = spawner;
        this.className = className;
        this.fields = fields;
    }

    @Override
    public void begin() {
        task = spawner.first(className, fields);
    }

    @Override
    public boolean isBuilding() {
        return false;
    }

    /** Of a Java task is only known that it has ended. */
    @Override
    public boolean hasFailed() {
        return false;
    }

    @Override
    public boolean hasEnded() {
        return task != null && !task.isAlive();
    }
}
