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

/** The module {@code resource}: what of a game's files is in memory, and who uses it. */
@LuaModule(
        name = "resource",
        doc = "What of the game's files is in memory. Pictures and sounds are read when first asked for, and stay;"
                + " only a game that has more than fits needs these functions. What is unloaded is read again when"
                + " it is asked for, so nothing breaks. `unload = true` in game.lua unloads at each change of scene"
                + " what neither the scene that ends has asked for nor any task has loaded.")
public final class ResourceModule {
    private static final TypeDoc INTEGER = new TypeDoc.Plain(LuaType.INTEGER);

    private static final ClassDoc LOADED = ClassDoc.of(
            "Loaded",
            "What tasks have loaded.",
            List.of(
                    FieldDoc.of("kind", Signature.type("\"image\"|\"sound\""), "What it is."),
                    FieldDoc.of("name", new TypeDoc.Plain(LuaType.STRING), "Its name."),
                    FieldDoc.of("users", INTEGER, "How many tasks have loaded it."),
                    FieldDoc.of("bytes", INTEGER, "How much memory it takes.")));

    /** The effort of looking for a file, which may not be there. */
    private static final long COST_OF_LOOK = 15_000;

    /** The effort of a row of a list, and of a line of a dump. */
    private static final long COST_OF_ROW = 100;

    private static final long COST_OF_LINE = 500;

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
            doc = "Reads what has this name now rather than when it is first seen or heard, and keeps it until the task"
                    + " that calls ends or releases it. `kind` is `image` or `sound`; without it all of the name are"
                    + " loaded. Called outside of a task, it is kept until the next reset.")
    void load(String name, @Nullable String kind) {
        lua.charge(COST_OF_LOOK);
        users.load(users.stores("resource.load", kind), name);
    }

    @LuaFunction(
            value = "release(name: string, kind?: \"image\"|\"sound\")",
            doc = "Says that the task that calls no longer needs what it has loaded.")
    void release(String name, @Nullable String kind) {
        users.release(users.stores("resource.release", kind), name);
    }

    @LuaFunction(
            value = "unload(name?: string, kind?: \"image\"|\"sound\")",
            doc = "Lets go of what has this name, unless a task has loaded it; without a name, of all that no task has"
                    + " loaded and this scene has not asked for.")
    void unload(@Nullable String name, @Nullable String kind) {
        for (ResourceCache<?> store : users.stores("resource.unload", kind)) {
            if (name == null) store.unloadUnused();
            else store.unload(name);
        }
    }

    @LuaFunction(
            value = "list() -> Loaded[]",
            doc = "Returns what tasks have loaded: a list of { kind, name, users, bytes }, where `users` is how many"
                    + " tasks have. What was read because it was seen or heard is not in it, but in a dump.")
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
            doc = "Writes all that is in memory on the console, with its size, how many tasks have loaded it, and"
                    + " whether this scene has asked for it.")
    void dump() {
        long bytes = 0;
        List<Usage> all = uses();
        for (Usage use : all) {
            log.print(text(use));
            bytes += use.bytes();
        }
        lua.charge(COST_OF_LINE * (all.size() + 1));
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
