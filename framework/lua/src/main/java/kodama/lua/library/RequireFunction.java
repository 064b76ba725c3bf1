package kodama.lua.library;

import java.util.HashSet;
import java.util.Set;
import kodama.lua.Call;
import kodama.lua.ChunkLoader;
import kodama.lua.LuaMachine;
import kodama.lua.Resumable;
import kodama.lua.compile.Compiler;
import kodama.lua.error.BudgetError;
import kodama.lua.error.MessageError;
import kodama.lua.value.Args;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code require} in the sandbox: runs a module of the script folder once and returns its value from then on. */
final class RequireFunction extends Resumable {

    /** Longest module name, in bytes. */
    private static final int MAX_NAME_LENGTH = 1_000;

    /** Cost of looking for a file. */
    private static final int COST_OF_LOOK = 2_000;

    private final LuaTable loaded;
    private final LuaTable preload;
    private final Set<LuaValue> loading = new HashSet<>();

    RequireFunction(LuaMachine machine, LuaTable loaded, LuaTable preload) {
        super(machine, "require");
        this.loaded = loaded;
        this.preload = preload;
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        LuaString name = Args.string(args, 1);
        if (name.m_length > MAX_NAME_LENGTH)
            throw new MessageError(
                    "the name of a module must be at most " + MAX_NAME_LENGTH + " bytes long but was " + name.m_length);
        record(call, path(name.tojstring()));
        LuaValue known = loaded.get(name);
        if (known.toboolean()) return known;
        call.state = name;
        LuaValue loader = preload.get(name);
        Varargs found =
                loader.isnil() ? find(call.machine(), name) : LuaValue.varargsOf(loader, LuaValue.valueOf(":preload:"));
        if (!loading.add(name)) throw new MessageError("module '" + name.tojstring() + "' requires itself");
        return call.invoke(found.arg1(), LuaValue.varargsOf(name, found.arg(2)));
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        if (!(call.state instanceof LuaString name)) throw new IllegalStateException("require lost its name");
        loading.remove(name);
        if (!results.arg1().isnil()) loaded.set(name, results.arg1());
        else if (loaded.get(name).isnil()) loaded.set(name, LuaValue.TRUE);
        return loaded.get(name);
    }

    @Override
    protected Varargs fail(Call call, LuaError error) {
        if (call.state instanceof LuaString name) loading.remove(name);
        throw error;
    }

    /** Finds a module's chunk and its file. */
    private Varargs find(LuaMachine machine, LuaString name) {
        String module = name.tojstring();
        StringBuilder tried = new StringBuilder("\n\tno field package.preload['" + module + "']");
        String path = path(module);
        byte[] source = isOutside(module) ? null : read(machine, path);
        if (source != null) return LuaValue.varargsOf(compile(machine, module, path, source), LuaValue.valueOf(path));
        tried.append("\n\tno file '").append(path).append('\'');
        if (!isOutside(module)) tried.append(machine.options().scripts().hint(path));
        throw new MessageError("module '" + module + "' not found:" + tried);
    }

    private static String path(String module) {
        return module.replace('.', '/') + ".lua";
    }

    private static void record(Call call, String path) {
        String file = call.file();
        if (file != null) call.machine().requirements().record(file, path);
    }

    private static byte @Nullable [] read(LuaMachine machine, String path) {
        machine.charge(COST_OF_LOOK);
        return machine.options().scripts().read(path);
    }

    private static LuaValue compile(LuaMachine machine, String module, String path, byte[] source) {
        try {
            return ChunkLoader.load(machine, Compiler.withoutFirstLine(source), "@" + path, "bt", machine.globals());
        } catch (BudgetError fatal) {
            throw fatal;
        } catch (LuaError error) {
            String reason = String.valueOf(error.getMessage());
            throw new MessageError("error loading module '" + module + "' from file '" + path + "':\n\t" + reason);
        }
    }

    /** Whether a name may refer to a file outside of the script folder. */
    private static boolean isOutside(String module) {
        return module.isEmpty()
                || module.startsWith("/")
                || module.startsWith(".")
                || module.contains("..")
                || module.chars().anyMatch(letter -> letter == '\\' || letter == ':' || letter == 0);
    }
}
