package kodama.script.docs;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Parameter;
import kodama.lua.bind.Signature;
import kodama.script.api.Modules;
import kodama.script.spec.SpecModules;

/** Writes the reference of Lua modules, and their definitions for lua-language-server, from what their classes say. */
public final class LuaDocs {
    /** The word for a task's table in front of its methods. */
    private static final String TASK = "self";

    private final List<ModuleDoc> modules;

    /**
     * Takes the modules.
     *
     * @param modules in the order of the reference
     */
    public LuaDocs(List<ModuleDoc> modules) {
        this.modules = List.copyOf(modules);
    }

    /**
     * Takes the modules that come with the framework.
     *
     * @return writes those of all scripts, and then those of tests
     */
    public static LuaDocs ofFramework() {
        return new LuaDocs(Stream.of(Modules.described(), SpecModules.described())
                .flatMap(List::stream)
                .toList());
    }

    /**
     * Adds modules.
     *
     * @param further such as a game brings along
     * @return writes these modules, and then those
     */
    public LuaDocs and(List<ModuleDoc> further) {
        return new LuaDocs(Stream.concat(modules.stream(), further.stream()).toList());
    }

    /**
     * Writes the reference.
     *
     * @return a page in Markdown
     */
    public String reference() {
        StringBuilder page =
                new StringBuilder("# Lua reference\n\nWritten by `kodama docs`; not to be edited by hand.\n");
        for (ModuleDoc module : modules) page.append(section(module));
        return page.toString();
    }

    private static String section(ModuleDoc module) {
        StringBuilder section = new StringBuilder("\n## %s\n\n%s\n".formatted(module.title(), module.doc()));
        for (FunctionDoc function : module.functions()) {
            section.append("\n- `%s`<br>%s".formatted(call(module, function.signature()), function.doc()));
        }
        for (FieldDoc field : module.fields()) {
            String owner = module.name().isEmpty() ? "" : module.name() + ".";
            section.append("\n- `%s%s: %s`<br>%s".formatted(owner, field.name(), field.type(), field.doc()));
        }
        return section.append("\n").toString();
    }

    /**
     * Writes how a function is called.
     *
     * @param module it belongs to
     * @param signature its own
     * @return {@code task.find(name: string) → table}, say
     */
    public static String call(ModuleDoc module, Signature signature) {
        String returns = signature.returns().isEmpty() ? "" : " → " + signature.returns();
        String parameters = signature.parameters().stream()
                .filter(parameter -> !parameter.name().equals("self") || !module.isMethods())
                .map(parameter -> parameter.name() + (parameter.optional() ? "?" : "") + ": " + parameter.typeWords())
                .collect(Collectors.joining(", "));
        return prefix(module, signature) + signature.name() + "(" + withMore(parameters, signature) + ")" + returns;
    }

    private static String prefix(ModuleDoc module, Signature signature) {
        if (module.name().isEmpty() || isCall(module, signature)) return "";
        return module.name() + (module.isMethods() ? ":" : ".");
    }

    /** Whether this is the module itself, called as a function. */
    private static boolean isCall(ModuleDoc module, Signature signature) {
        return signature.name().equals(module.name());
    }

    /**
     * Writes the definitions that editors read.
     *
     * @return a Lua file with annotations
     */
    public String definitions() {
        StringBuilder file =
                new StringBuilder("---@meta kodama\n-- Written by `kodama docs`; not to be edited by hand.\n");
        for (ModuleDoc module : modules) file.append(definitions(module));
        return file.toString();
    }

    private static String definitions(ModuleDoc module) {
        StringBuilder text = new StringBuilder("\n");
        text.append(module.name().isEmpty() ? globalLines(module) : classLines(module));
        for (FunctionDoc function : module.functions())
            if (!isCall(module, function.signature())) text.append(definition(module, function));
        return text.toString();
    }

    private static String globalLines(ModuleDoc module) {
        return module.fields().stream()
                .map(field -> "\n--- %s\n---@type %s\n%s = nil\n".formatted(field.doc(), field.type(), field.name()))
                .collect(Collectors.joining());
    }

    private static String classLines(ModuleDoc module) {
        String className = module.name().equals(TASK) ? "kodama.Task" : "kodama." + module.name();
        StringBuilder lines = new StringBuilder("--- %s\n---@class %s\n".formatted(module.doc(), className));
        for (FieldDoc field : module.fields()) {
            lines.append("---@field %s %s  %s\n".formatted(field.name(), field.type(), field.doc()));
        }
        for (FunctionDoc function : module.functions())
            if (isCall(module, function.signature())) lines.append(overload(function.signature()));
        return lines.append("%s%s = {}\n".formatted(module.isMethods() ? "local " : "", module.name()))
                .toString();
    }

    private static String overload(Signature signature) {
        String parameters = signature.parameters().stream()
                .map(parameter -> parameter.name() + (parameter.optional() ? "?" : "") + ": " + parameter.typeWords())
                .collect(Collectors.joining(", "));
        return "---@overload fun(%s): %s\n".formatted(parameters, signature.returns());
    }

    private static String definition(ModuleDoc module, FunctionDoc function) {
        Signature signature = function.signature();
        StringBuilder text = new StringBuilder("\n--- " + function.doc() + "\n");
        for (Parameter parameter : signature.parameters()) {
            if (module.isMethods() && parameter.name().equals("self")) continue;
            text.append("---@param %s%s %s\n"
                    .formatted(parameter.name(), parameter.optional() ? "?" : "", parameter.typeWords()));
        }
        if (signature.takesMore()) text.append("---@param ... any\n");
        if (!signature.returns().isEmpty()) text.append("---@return %s\n".formatted(signature.returns()));
        return text.append("function %s%s(%s) end\n"
                        .formatted(prefix(module, signature), signature.name(), names(module, signature)))
                .toString();
    }

    private static String names(ModuleDoc module, Signature signature) {
        String names = signature.parameters().stream()
                .map(Parameter::name)
                .filter(name -> !module.isMethods() || !name.equals("self"))
                .collect(Collectors.joining(", "));
        return withMore(names, signature);
    }

    private static String withMore(String parameters, Signature signature) {
        if (!signature.takesMore()) return parameters;
        return parameters.isEmpty() ? "..." : parameters + ", ...";
    }
}
