package kodama.lua.script;

import java.util.List;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import kodama.lua.LuaOptions;
import org.jspecify.annotations.Nullable;

/** Makes Lua engines for {@code javax.script}: {@code new ScriptEngineManager().getEngineByName("lua")}. */
public final class LuaScriptEngineFactory implements ScriptEngineFactory {
    private static final List<String> NAMES = List.of("lua", "kodama");

    /** Makes the factory; {@code javax.script} finds it by its class name. */
    public LuaScriptEngineFactory() {}

    @Override
    public String getEngineName() {
        return "Kodama Lua";
    }

    @Override
    public String getEngineVersion() {
        String version = LuaScriptEngineFactory.class.getPackage().getImplementationVersion();
        return version == null ? "0" : version;
    }

    @Override
    public List<String> getExtensions() {
        return List.of("lua");
    }

    @Override
    public List<String> getMimeTypes() {
        return List.of("text/x-lua");
    }

    @Override
    public List<String> getNames() {
        return NAMES;
    }

    @Override
    public String getLanguageName() {
        return "Lua";
    }

    @Override
    public String getLanguageVersion() {
        return "5.2";
    }

    @Override
    public @Nullable Object getParameter(String key) {
        return switch (key) {
            case ScriptEngine.ENGINE -> getEngineName();
            case ScriptEngine.ENGINE_VERSION -> getEngineVersion();
            case ScriptEngine.LANGUAGE -> getLanguageName();
            case ScriptEngine.LANGUAGE_VERSION -> getLanguageVersion();
            case ScriptEngine.NAME -> NAMES.get(0);
            default -> null; // also THREADING: an engine belongs to one thread
        };
    }

    @Override
    public String getMethodCallSyntax(String object, String method, String... arguments) {
        return object + ":" + method + "(" + String.join(", ", arguments) + ")";
    }

    @Override
    public String getOutputStatement(String text) {
        return "print(\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\")";
    }

    @Override
    public String getProgram(String... statements) {
        return String.join("\n", statements) + "\n";
    }

    @Override
    public ScriptEngine getScriptEngine() {
        return getScriptEngine(LuaOptions.forGame());
    }

    /**
     * Makes an engine with limits.
     *
     * @param options options of its machine; output goes to the context's writer
     */
    public ScriptEngine getScriptEngine(LuaOptions options) {
        return new LuaScriptEngine(this, options);
    }
}
