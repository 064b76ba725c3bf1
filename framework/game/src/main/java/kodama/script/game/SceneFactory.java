package kodama.script.game;

import java.util.function.Supplier;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTask;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** Creates the scenes of a game from files or Java classes, and reports the state of the last one's first task. */
final class SceneFactory {
    private final Lua lua;
    private final SceneFiles files;
    private final Supplier<Spawner> spawner;
    private @Nullable Scene last;

    /**
     * Creates a factory.
     *
     * @param spawner not called before the first scene begins
     */
    SceneFactory(Lua lua, SceneFiles files, Supplier<Spawner> spawner) {
        this.lua = lua;
        this.files = files;
        this.spawner = spawner;
    }

    /** Finds a scene, without starting it. */
    Scene prepare(String name, @Nullable Object fields) {
        Table table = fields instanceof Table given ? given : lua.newTable();
        Scene next = files.isJava(name) ? new OfClass(name, table) : new OfFile(files.body(name), table);
        last = next;
        return next;
    }

    /** Returns whether an error has ended the first task of the last scene. */
    boolean hasFailed() {
        return last != null && last.hasFailed();
    }

    /** Returns whether the first task of the last scene has ended. */
    boolean hasEnded() {
        return last != null && last.hasEnded();
    }

    /**
     * A scene from a file: a single task that first builds the scene, if the file has a build function, and then runs
     * it.
     */
    private final class OfFile implements Scene {
        private final SceneFiles.Body body;
        private final Table fields;
        private boolean isBuilt;
        private @Nullable LuaTask task;

        OfFile(SceneFiles.Body body, Table fields) {
            this.body = body;
            this.fields = fields;
            isBuilt = body.build().isNil();
        }

        @Override
        public void begin() {
            Value whole = isBuilt ? body.run() : lua.callInSequence(body.build(), () -> isBuilt = true, body.run());
            task = spawner.get().spawnFirst(body.run(), whole, fields);
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

    /** A scene whose first task is a Java class, which spawns all others; it needs no building. */
    private final class OfClass implements Scene {
        private final String className;
        private final Table fields;
        private @Nullable ScriptedTask task;

        OfClass(String className, Table fields) {
            this.className = className;
            this.fields = fields;
        }

        @Override
        public void begin() {
            task = spawner.get().spawnFirst(className, fields);
        }

        @Override
        public boolean isBuilding() {
            return false;
        }

        /** Always false: whether a Java task ended by an error is not known. */
        @Override
        public boolean hasFailed() {
            return false;
        }

        @Override
        public boolean hasEnded() {
            return task != null && !task.isAlive();
        }
    }
}
