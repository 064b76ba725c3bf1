package kodama.script;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kodama.base.ErrorSink;
import kodama.base.LeakLedger;
import kodama.draw.Images;
import kodama.draw.Scaling;
import kodama.file.GameFiles;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.job.LongJobs;
import kodama.lua.CompiledScripts;
import kodama.request.LoopRequests;
import kodama.shot.Shots;
import kodama.task.TaskList;
import kodama.task.TaskOptions;
import kodama.time.FpsMeter;
import kodama.time.FrameRate;
import kodama.time.GameTime;
import kodama.time.LateFrames;
import kodama.time.Pacing;
import kodama.time.SystemNanoClock;

/** Writes the reference of the Lua API, and its definitions for lua-language-server, from what the modules say. */
public final class LuaDocs {
    private final List<LuaModule> modules;

    /** Reads the descriptions of all modules. */
    public LuaDocs() {
        try (ScriptWorld world = new ScriptWorld(services())) {
            this.modules = new ArrayList<>(Modules.of(world));
            modules.addAll(SpecModules.of(new Specs(world)));
        }
    }

    /** A game that is never played; modules can only be described by one. */
    private static ScriptServices services() {
        ClassLoader loader = LuaDocs.class.getClassLoader();
        GameFiles files = GameFiles.classpath(loader, "kodama/script/");
        ErrorSink errors = (who, error) -> {};
        LeakLedger ledger = new LeakLedger();
        return new ScriptServices(
                new GameConfig(
                        "",
                        "",
                        16,
                        16,
                        60,
                        Scaling.INTEGER,
                        Pacing.DEADLINES,
                        LateFrames.SLOW,
                        false,
                        false,
                        "",
                        TaskOptions.of(1),
                        1,
                        1,
                        Preload.NONE,
                        JavaParts.NONE,
                        List.of()),
                files,
                new JavaClasses(loader, List.of()),
                List.of(),
                new TaskList(TaskOptions.of(1), errors),
                new Shots(1, errors),
                new Images(files::read, ledger),
                new LongJobs(1, 0, new SystemNanoClock(), ledger),
                new Pad(new RawInput(), KeyMap.defaults()),
                new GameTime(new FrameRate(60)),
                new FpsMeter(new SystemNanoClock()),
                new LoopRequests(),
                errors,
                new CompiledScripts(),
                0,
                false,
                line -> {},
                ledger);
    }

    /**
     * Writes the reference.
     *
     * @return a page in Markdown
     */
    public String reference() {
        StringBuilder page =
                new StringBuilder("# Lua reference\n\nWritten by `kodama docs`; not to be edited by hand.\n");
        for (LuaModule module : modules) page.append(section(module));
        return page.toString();
    }

    private static String section(LuaModule module) {
        StringBuilder section = new StringBuilder("\n## %s\n\n%s\n".formatted(module.title(), module.doc()));
        for (LuaModule.Function function : module.functions()) {
            section.append("\n- `%s`<br>%s".formatted(call(module, function.signature()), function.doc()));
        }
        for (LuaModule.Field field : module.fields()) {
            String owner = module.name().isEmpty() ? "" : module.name() + ".";
            section.append("\n- `%s%s: %s`<br>%s".formatted(owner, field.name(), field.type(), field.doc()));
        }
        return section.append("\n").toString();
    }

    private static String call(LuaModule module, Signature signature) {
        String returns = signature.returns().isEmpty() ? "" : " → " + signature.returns();
        String parameters = signature.parameters().stream()
                .filter(parameter -> !parameter.name().equals("self") || !module.isMethods())
                .map(parameter -> parameter.name() + (parameter.optional() ? "?" : "") + ": " + parameter.typeWords())
                .collect(Collectors.joining(", "));
        return prefix(module) + signature.name() + "(" + withMore(parameters, signature) + ")" + returns;
    }

    private static String prefix(LuaModule module) {
        if (module.name().isEmpty()) return "";
        return module.name() + (module.isMethods() ? ":" : ".");
    }

    /**
     * Writes the definitions that editors read.
     *
     * @return a Lua file with annotations
     */
    public String definitions() {
        StringBuilder file =
                new StringBuilder("---@meta kodama\n-- Written by `kodama docs`; not to be edited by hand.\n");
        for (LuaModule module : modules) file.append(definitions(module));
        return file.toString();
    }

    private static String definitions(LuaModule module) {
        StringBuilder text = new StringBuilder("\n");
        text.append(module.name().isEmpty() ? globalLines(module) : classLines(module));
        for (LuaModule.Function function : module.functions()) text.append(definition(module, function));
        return text.toString();
    }

    private static String globalLines(LuaModule module) {
        return module.fields().stream()
                .map(field -> "\n--- %s\n---@type %s\n%s = nil\n".formatted(field.doc(), field.type(), field.name()))
                .collect(Collectors.joining());
    }

    private static String classLines(LuaModule module) {
        String className = module.name().equals(TaskMethods.NAME) ? "kodama.Task" : "kodama." + module.name();
        StringBuilder lines = new StringBuilder("--- %s\n---@class %s\n".formatted(module.doc(), className));
        for (LuaModule.Field field : module.fields()) {
            lines.append("---@field %s %s  %s\n".formatted(field.name(), field.type(), field.doc()));
        }
        return lines.append("%s%s = {}\n".formatted(module.isMethods() ? "local " : "", module.name()))
                .toString();
    }

    private static String definition(LuaModule module, LuaModule.Function function) {
        Signature signature = function.signature();
        StringBuilder text = new StringBuilder("\n--- " + function.doc() + "\n");
        for (Signature.Parameter parameter : signature.parameters()) {
            if (module.isMethods() && parameter.name().equals("self")) continue;
            text.append("---@param %s%s %s\n"
                    .formatted(parameter.name(), parameter.optional() ? "?" : "", parameter.typeWords()));
        }
        if (signature.takesMore()) text.append("---@param ... any\n");
        if (!signature.returns().isEmpty()) text.append("---@return %s\n".formatted(signature.returns()));
        return text.append(
                        "function %s%s(%s) end\n".formatted(prefix(module), signature.name(), names(module, signature)))
                .toString();
    }

    private static String names(LuaModule module, Signature signature) {
        String names = signature.parameters().stream()
                .map(Signature.Parameter::name)
                .filter(name -> !module.isMethods() || !name.equals("self"))
                .collect(Collectors.joining(", "));
        return withMore(names, signature);
    }

    private static String withMore(String parameters, Signature signature) {
        if (!signature.takesMore()) return parameters;
        return parameters.isEmpty() ? "..." : parameters + ", ...";
    }
}
