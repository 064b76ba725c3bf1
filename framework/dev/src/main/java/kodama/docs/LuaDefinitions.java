package kodama.docs;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Parameter;
import kodama.lua.bind.Result;
import kodama.lua.bind.Signature;
import kodama.lua.bind.TypeDoc;

/**
 * Writes the definitions of the Lua API for editors with lua-language-server.
 *
 * @see <a href="https://luals.github.io/wiki/annotations/">LuaCATS annotations</a>
 */
public final class LuaDefinitions {
    private final LuaApi api;

    public LuaDefinitions(LuaApi api) {
        this.api = api;
    }

    /** Returns a Lua file with annotations, which is never run. */
    public String file() {
        StringBuilder file =
                new StringBuilder("---@meta kodama\n-- Written by `kodama docs`; not to be edited by hand.\n");
        Set<String> known = new TreeSet<>();
        for (FileDoc each : api.files())
            for (ClassDoc type : each.classes()) file.append("\n").append(typeLines(type));
        for (ModuleDoc module : api.modules()) file.append(definitions(module, known));
        return file.toString();
    }

    private String definitions(ModuleDoc module, Set<String> known) {
        StringBuilder text = new StringBuilder();
        for (AliasDoc alias : module.aliases()) text.append(aliasLine(alias));
        for (ClassDoc type : module.classes())
            if (!type.name().equals(module.type())) text.append("\n").append(typeLines(type));
        text.append("\n").append(module.name().isEmpty() ? globalLines(module) : moduleLines(module));
        for (FunctionDoc function : module.functions()) {
            boolean isItself = module.isItself(function.signature());
            if (!isItself && known.add(path(module, function))) text.append(definition(module, function));
        }
        return text.toString();
    }

    private String aliasLine(AliasDoc alias) {
        return "\n--- %s\n---@alias %s %s\n".formatted(alias.doc(), api.qualified(alias.name()), text(alias.type()));
    }

    private String typeLines(ClassDoc type) {
        StringBuilder lines = new StringBuilder(comment(type.doc()));
        boolean isExact = !type.isOpen() && !type.fields().isEmpty();
        String base =
                type.base() == null ? "" : ": " + api.qualified(type.base().name());
        lines.append("---@class %s%s%s\n".formatted(isExact ? "(exact) " : "", api.qualified(type.name()), base));
        for (FieldDoc field : type.ownFields()) lines.append(fieldLine(field));
        if (type.items() != null) lines.append("---@field [integer] %s\n".formatted(text(type.items())));
        if (type.isOpen()) lines.append("---@field [string] any\n");
        return lines.toString();
    }

    private String fieldLine(FieldDoc field) {
        return "---@field %s%s %s  %s%s\n"
                .formatted(field.name(), field.optional() ? "?" : "", text(field.type()), field.doc(), further(field));
    }

    private static String further(FieldDoc field) {
        String otherwise = field.defaultValue().isEmpty() ? "" : "default " + field.defaultValue();
        String both = Stream.of(otherwise, field.bounds())
                .filter(each -> !each.isEmpty())
                .collect(Collectors.joining("; "));
        return both.isEmpty() ? "" : " (" + both + ")";
    }

    private String globalLines(ModuleDoc module) {
        return module.fields().stream()
                .map(field ->
                        "--- %s\n---@type %s\n%s = nil\n\n".formatted(field.doc(), text(field.type()), field.name()))
                .collect(Collectors.joining());
    }

    private String moduleLines(ModuleDoc module) {
        StringBuilder lines = new StringBuilder(
                module.isMethods() ? typeLines(api.find(module.type()).orElseThrow()) : tableLines(module));
        for (FunctionDoc function : module.functions())
            if (module.isItself(function.signature())) lines.append(overload(function));
        return lines.append("%s%s = {}\n".formatted(module.isMethods() ? "local " : "", module.name()))
                .toString();
    }

    private String tableLines(ModuleDoc module) {
        StringBuilder lines =
                new StringBuilder(comment(module.doc())).append("---@class kodama.%s\n".formatted(module.name()));
        for (FieldDoc field : module.fields()) lines.append(fieldLine(field));
        return lines.toString();
    }

    private static String path(ModuleDoc module, FunctionDoc function) {
        return module.prefix(function.signature()) + function.signature().name();
    }

    private String overload(FunctionDoc function) {
        return "---@overload %s\n".formatted(text(function.asField().type()));
    }

    private String definition(ModuleDoc module, FunctionDoc function) {
        Signature signature = function.signature();
        StringBuilder text = new StringBuilder("\n").append(comment(function.doc()));
        if (function.waits()) text.append("---@async\n");
        others(path(module, function), function).forEach(each -> text.append(overload(each)));
        for (TypeDoc.Variable each : signature.variables())
            text.append("---@generic %s%s\n".formatted(each.name(), bound(each)));
        for (Parameter parameter : signature.parameters())
            if (!module.isSelf(parameter)) text.append(parameterLine(parameter));
        if (signature.isVariadic()) text.append("---@param ... any\n");
        for (Result result : signature.results())
            text.append("---@return %s\n".formatted(result.definition(api::qualified)));
        return text.append("function %s%s(%s) end\n"
                        .formatted(module.prefix(signature), signature.name(), names(module, signature)))
                .toString();
    }

    /** Returns a text of one or several paragraphs and lists as comment lines. */
    private static String comment(String doc) {
        return doc.lines()
                .map(line -> "--- " + line)
                .map(String::stripTrailing)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** Returns the other functions of that name: test files have a second {@code expect}. */
    private Stream<FunctionDoc> others(String path, FunctionDoc first) {
        return api.modules().stream().flatMap(module -> module.functions().stream()
                .filter(each -> each != first && path(module, each).equals(path)));
    }

    private String bound(TypeDoc.Variable variable) {
        boolean isAny = variable.bound().equals(Signature.type("any"));
        return isAny ? "" : ": " + text(variable.bound());
    }

    private String parameterLine(Parameter parameter) {
        String otherwise = parameter.defaultValue().isEmpty() ? "" : "  default " + parameter.defaultValue();
        return "---@param %s%s %s%s\n"
                .formatted(parameter.name(), parameter.optional() ? "?" : "", text(parameter.type()), otherwise);
    }

    private String text(TypeDoc type) {
        return type.text(api::qualified);
    }

    private static String names(ModuleDoc module, Signature signature) {
        Stream<String> names = signature.parameters().stream()
                .filter(parameter -> !module.isSelf(parameter))
                .map(Parameter::name);
        return Stream.concat(names, signature.isVariadic() ? Stream.of("...") : Stream.of())
                .collect(Collectors.joining(", "));
    }
}
