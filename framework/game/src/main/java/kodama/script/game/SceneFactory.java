package kodama.script.game;

import java.util.function.Supplier;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTask;
import kodama.script.task.Spawner;
import org.jspecify.annotations.Nullable;

/** Prepares the scenes of a game, of files or of Java classes, and knows how the first task of the last one fares. */
final class SceneFactory {
    private final Lua lua;
    private final SceneFiles files;
    private final Supplier<Spawner> spawner;
    private @Nullable Scene last;

    /**
     * Has prepared none so far.
     *
     * @param spawner not asked before the first scene begins
     */
    SceneFactory(Lua lua, SceneFiles files, Supplier<Spawner> spawner) {
        this.lua = lua;
        this.files = files;
        this.spawner = spawner;
    }

    /** Finds a scene, without beginning it. */
    Scene prepare(String name, @Nullable Object fields) {
        Table table = fields instanceof Table given ? given : lua.newTable();
        Scene next = files.isJava(name) ? new OfClass(name, table) : new OfFile(files.body(name), table);
        last = next;
        return next;
    }

    /** Whether an error has ended the first task of the scene prepared last. */
    boolean hasFailed() {
        return last != null && last.hasFailed();
    }

    /** Whether the first task of the scene prepared last has ended. */
    boolean hasEnded() {
        return last != null && last.hasEnded();
    }

    /** A scene of a file: one task, which builds it first if the file says how, and then is its first task. */
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

    /** A scene whose first task is a Java class, which spawns all others; there is nothing to build before. */
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
}
