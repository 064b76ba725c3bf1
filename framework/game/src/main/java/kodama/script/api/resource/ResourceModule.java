package kodama.script.api.resource;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.file.ResourceCache;
import kodama.file.ResourceCache.Usage;
import kodama.log.Log;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Signature;
import kodama.lua.bind.Table;
import kodama.lua.bind.TypeDoc;
import kodama.script.game.GameContext;
import org.jspecify.annotations.Nullable;

/** The module {@code resource}: loads and unloads images and sounds. */
@LuaModule(
        name = "resource",
        doc = "Images and sounds in memory. They are loaded when they are first used and stay in memory; you need"
                + " these functions only if a game's files do not fit into memory. A file that was unloaded is loaded"
                + " again when it is used. With `unload = true` in game.lua, each change of scene unloads the files"
                + " that the ending scene has not used and that no task has loaded.")
public final class ResourceModule {
    private static final TypeDoc INTEGER = new TypeDoc.Plain(LuaType.INTEGER);

    private static final ClassDoc LOADED = ClassDoc.of(
            "Loaded",
            "A file that tasks have loaded.",
            List.of(
                    FieldDoc.of("kind", Signature.type("\"image\"|\"sound\""), "Kind of the file."),
                    FieldDoc.of("name", new TypeDoc.Plain(LuaType.STRING), "Name of the file."),
                    FieldDoc.of("users", INTEGER, "Number of tasks that have loaded it."),
                    FieldDoc.of("bytes", INTEGER, "Memory used, in bytes.")));

    /** The effort of looking for a file that may be missing. */
    private static final long COST_OF_LOOK = 15_000;

    /** The effort of a row of {@code list}. */
    private static final long COST_OF_ROW = 100;

    /** The effort of {@code dump}: the same for any number of files, because earlier worlds may have left some. */
    private static final long COST_OF_DUMP = 50_000;

    private static final double BYTES_PER_KB = 1024;

    private final List<ResourceCache<?>> stores;
    private final ResourceUsers users;
    private final Lua lua;
    private final Log log;

    ResourceModule(GameContext game) {
        stores = game.stores();
        users = new ResourceUsers(stores, game.running());
        lua = game.lua();
        log = game.log();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(ResourceModule.class).withClasses(LOADED));
    }

    public static Module of(GameContext game) {
        return Module.of(new ResourceModule(game));
    }

    @LuaFunction(
            value = "load(name: string, kind?: \"image\"|\"sound\")",
            doc = "Loads a file now instead of when it is first used, and keeps it until the calling task ends or"
                    + " releases it. `kind` is \"image\" or \"sound\"; without it, all files of that name are loaded."
                    + " Outside of a task, the file is kept until the next reset.")
    void load(String name, @Nullable String kind) {
        lua.charge(COST_OF_LOOK);
        users.load(users.stores("resource.load", kind), name);
    }

    @LuaFunction(
            value = "release(name: string, kind?: \"image\"|\"sound\")",
            doc = "Releases a file that the calling task has loaded.")
    void release(String name, @Nullable String kind) {
        users.release(users.stores("resource.release", kind), name);
    }

    @LuaFunction(
            value = "unload(name?: string, kind?: \"image\"|\"sound\")",
            doc = "Unloads a file, unless a task has loaded it; without a name, unloads all files that no task has"
                    + " loaded and this scene has not used.")
    void unload(@Nullable String name, @Nullable String kind) {
        for (ResourceCache<?> store : users.stores("resource.unload", kind)) {
            if (name == null) store.unloadUnused();
            else store.unload(name);
        }
    }

    @LuaFunction(
            value = "list() -> Loaded[]",
            doc = "Returns the files that tasks have loaded, as a list of { kind, name, users, bytes }. Files that"
                    + " are in memory only because they were used are not listed; see `resource.dump`.")
    Table list() {
        Table list = lua.newTable();
        int length = 0;
        for (Usage use : uses()) if (use.holders() > 0) list.put(++length, row(use));
        lua.charge(COST_OF_ROW * (length + 1));
        return list;
    }

    private List<Usage> uses() {
        List<Usage> all = new ArrayList<>();
        for (ResourceCache<?> store : stores) all.addAll(store.usages());
        return all;
    }

    private Table row(Usage use) {
        Table row = lua.newTable();
        row.put("kind", use.kind());
        row.put("name", use.name());
        row.put("users", use.holders());
        row.put("bytes", use.bytes());
        return row;
    }

    @LuaFunction(
            value = "dump()",
            doc = "Prints all files in memory on the console: size, number of tasks that have loaded each, and"
                    + " whether this scene has used it.")
    void dump() {
        long bytes = 0;
        List<Usage> all = uses();
        for (Usage use : all) {
            log.print(text(use));
            bytes += use.bytes();
        }
        lua.charge(COST_OF_DUMP);
        log.print(String.format(Locale.ROOT, "%d in memory, %.1f kB", all.size(), bytes / BYTES_PER_KB));
    }

    private static String text(Usage use) {
        return String.format(
                Locale.ROOT,
                "%-6s %-32s %9.1f kB  loaded by %d%s",
                use.kind(),
                use.name(),
                use.bytes() / BYTES_PER_KB,
                use.holders(),
                use.isOfScene() ? ", used in this scene" : "");
    }
}
