package kodama.script;

import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.Scene;
import kodama.script.game.SceneFiles;
import kodama.script.task.LuaTask;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** A scene of a file: one task, which builds it first if the file says how, and then is its first task. */
final class ScriptedScene implements Scene {
    private final Lua lua;
    private final Spawner spawner;
    private final SceneFiles.Body body;
    private final Table fields;
    private boolean isBuilt;
    private @Nullable LuaTask task;

    ScriptedScene(Lua lua, Spawner spawner, SceneFiles.Body body, Table fields) {
        this.lua = lua;
        this.spawner = spawner;
        this.body = body;
        this.fields = fields;
        isBuilt = body.build().isNil();
    }

    @Override
    public void begin() {
        Value whole = isBuilt ? body.run() : lua.inTurn(body.build(), () -> isBuilt = true, body.run());
        task = spawner.first(body.run(), whole, fields);
    }

    @Override
    public boolean isBuilding() {
        return !isBuilt && task != null && task.isAlive();
    }

    @Override
    public boolean hasFailed() {
        return task != null && task.hasFailed();
    }

    @Override
    public boolean hasEnded() {
        return task != null && !task.isAlive();
    }
}
