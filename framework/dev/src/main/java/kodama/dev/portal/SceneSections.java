package kodama.dev.portal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.lua.library.Libraries;
import kodama.script.config.Display;
import kodama.script.game.BundledScripts;
import org.jspecify.annotations.Nullable;

/**
 * Finds the sections of a scene, which its file returns as a list of names: {@code { run = function, sections = {
 * "wood", "boss/2" } }}. The file is run in its own Lua machine without a game: all modules of the framework are
 * replaced by an object that can be called, indexed and used in expressions but does nothing.
 */
final class SceneSections {
    private static final long BUDGET = 5_000_000;
    private static final int MAX_SECTIONS = 1000;

    /** Defines the object; only the size of the picture consists of real numbers, as files compute with it. */
    private static final String NOTHING_HAPPENS = """
            local width, height = ...
            local anything = {}
            local function same() return anything end
            local meta = { __index = same, __call = same, __newindex = function() end, __metatable = false,
              __concat = function() return "" end, __tostring = function() return "" end,
              __lt = function() return false end, __le = function() return false end, __len = function() return 0 end }
            for _, name in ipairs { "add", "sub", "mul", "div", "mod", "pow", "unm" } do meta["__" .. name] = same end
            setmetatable(anything, meta)
            draw = setmetatable({ width = width, height = height }, { __index = same })
            local find = require
            function require(name)
              local is_there, found = pcall(find, name)
              if is_there then return found end
              return anything
            end
            function error() end -- checks would fail; real errors are reported when the scene is played
            setmetatable(_G, { __index = same })
            """;

    private final GameFiles files;
    private final Display display;

    SceneSections(GameFiles files, Display display) {
        this.files = files;
        this.display = display;
    }

    /** The sections in order; empty if the scene has none or its file fails, which is reported when it is played. */
    List<String> of(String path) {
        LuaOptions options = LuaOptions.forGame().withBudget(BUDGET).withScripts(this::script);
        try (LuaMachine machine = Libraries.machine(options)) {
            Lua lua = new Lua(machine);
            run(lua, "nothing", NOTHING_HAPPENS.getBytes(StandardCharsets.UTF_8));
            return names(run(lua, path, files.read(path)));
        } catch (LuaFailure | LuaException | GameFileException fails) {
            return List.of();
        }
    }

    private byte @Nullable [] script(String path) {
        return files.exists(path) ? files.read(path) : BundledScripts.read(path);
    }

    private Value run(Lua lua, String name, byte[] source) {
        Values size = Values.of(display.width(), display.height());
        return lua.routine(lua.load(name, source)).resume(size).get(1);
    }

    private static List<String> names(Value scene) {
        if (!scene.is(LuaType.TABLE)) return List.of();
        Value list = scene.table().get("sections");
        return list.is(LuaType.TABLE) ? names(list.table()) : List.of();
    }

    private static List<String> names(Table list) {
        Set<String> names = new LinkedHashSet<>();
        for (int i = 1; i <= Math.min(MAX_SECTIONS, list.length()); i++) {
            Value name = list.get(i);
            if (name.is(LuaType.STRING)) names.add(name.text());
        }
        return new ArrayList<>(names);
    }
}
