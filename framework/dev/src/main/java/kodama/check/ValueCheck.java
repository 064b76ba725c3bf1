package kodama.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.check.game.Api;
import kodama.check.game.CheckedGame;
import kodama.check.game.ExpressionTypes;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GameAssets;
import kodama.check.game.LocalVariable;
import kodama.check.game.NameChecker;
import kodama.check.game.NameKind;
import kodama.check.game.Script;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.TypeDoc;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Checks a value in a script against its type in the API, and the fields of tables recursively. */
final class ValueCheck {
    private static final Set<String> OF_STYLES = Set.of("state", "phase", "phases");

    /** How to create objects of the framework. */
    private static final Map<String, String> OBJECTS =
            Map.of("Hitbox", " such as circle(6)", "Sound", " such as sfx.coin()");

    private final Api api;
    private final NameChecker names;
    private final GameAssets assets;
    private final Script script;
    private final ExpressionTypes kinds;
    private final Consumer<Finding> found;

    ValueCheck(CheckedGame game, Script script, Consumer<Finding> found) {
        this.api = game.api(script);
        this.script = script;
        this.found = found;
        names = new NameChecker(game);
        assets = game.assets();
        kinds = new ExpressionTypes(api, script);
    }

    /** The value of {@code and} and {@code or} may be either operand. */
    void check(String what, TypeDoc type, boolean optional, SyntaxNode value) {
        switch (value.kind()) {
            case PARENTHESES -> check(what, type, optional, value.part(0));
            case NIL -> {
                if (!optional && !type.kinds().contains(LuaType.ANY)) reportType(what, type, value, "nil");
            }
            case BINARY -> checkChoice(what, type, optional, value);
            case STRING -> checkString(what, type, value);
            default -> checkType(what, type, value);
        }
    }

    private void checkChoice(String what, TypeDoc type, boolean optional, SyntaxNode value) {
        String operator = value.part(1).text();
        boolean isOr = operator.equals("or");
        if (!isOr && !operator.equals("and")) {
            checkType(what, type, value);
            return;
        }
        boolean isSure = value.part(0).is(SyntaxKind.STRING) || value.part(0).is(SyntaxKind.BINARY);
        if (isOr && isSure) check(what, type, true, value.part(0));
        check(what, type, optional, value.part(2));
    }

    private void checkType(String what, TypeDoc type, SyntaxNode value) {
        List<LuaType> given = kinds.of(value);
        if (!given.isEmpty() && given.stream().noneMatch(each -> takes(type, each))) {
            reportType(what, type, value, words(given));
            return;
        }
        boolean isWhole =
                type.kinds().contains(LuaType.INTEGER) && !type.kinds().contains(LuaType.NUMBER);
        if (isWhole && value.is(SyntaxKind.NUMBER) && isFraction(value.text()))
            reportType(what, type, value, value.text());
        SyntaxNode table = table(value);
        if (table != null) checkTable(type, table);
    }

    private static boolean takes(TypeDoc type, LuaType given) {
        return type.kinds().stream()
                .anyMatch(wanted -> wanted == LuaType.ANY || wanted == given || isNumber(wanted) && isNumber(given));
    }

    private static boolean isNumber(LuaType type) {
        return type == LuaType.NUMBER || type == LuaType.INTEGER;
    }

    private static boolean isFraction(String numeral) {
        try {
            return Double.parseDouble(numeral) % 1 != 0;
        } catch (NumberFormatException hexadecimal) {
            return false;
        }
    }

    private void reportType(String what, TypeDoc type, SyntaxNode value, String given) {
        boolean isCondition = type.kinds().contains(LuaType.FUNCTION)
                && given.equals(LuaType.BOOLEAN.phrase())
                && !value.is(SyntaxKind.NAME);
        String hint = isCondition ? "; to evaluate it repeatedly, write function() return … end" : "";
        String message = what + " must be " + phrases(type) + " but is " + given + hint;
        found.accept(script.finding(value, FindingCode.WRONG_KIND, message));
    }

    /** Objects of the framework are named after their class: a sound, a hitbox. */
    private static String phrases(TypeDoc type) {
        List<TypeDoc> all = type instanceof TypeDoc.Union choice ? choice.either() : List.of(type);
        return all.stream().flatMap(ValueCheck::phrase).distinct().collect(Collectors.joining(" or "));
    }

    private static Stream<String> phrase(TypeDoc type) {
        boolean isObject = type.kinds().equals(List.of(LuaType.USERDATA));
        if (isObject && type instanceof TypeDoc.NamedType named)
            return Stream.of("a " + named.name().toLowerCase(Locale.ROOT) + OBJECTS.getOrDefault(named.name(), ""));
        return type.kinds().stream().map(LuaType::phrase);
    }

    private static String words(List<LuaType> types) {
        return types.stream().map(LuaType::phrase).distinct().collect(Collectors.joining(" or "));
    }

    // strings

    private void checkString(String what, TypeDoc type, SyntaxNode value) {
        if (!takes(type, LuaType.STRING)) {
            reportType(what, type, value, LuaType.STRING.phrase());
            return;
        }
        List<TypeDoc> all = alternatives(type)
                .filter(each ->
                        each.kinds().contains(LuaType.STRING) || each.kinds().contains(LuaType.ANY))
                .toList();
        Set<String> words = new LinkedHashSet<>();
        for (TypeDoc each : all) if (each instanceof TypeDoc.Literal word) words.add(word.word());
        if (words.contains(value.text())) return;
        if (words.size() == all.size()) {
            String message = what + " must be one of " + Spelling.list(value.text(), words);
            found.accept(script.finding(value, FindingCode.UNKNOWN_WORD, message + Spelling.hint(value.text(), words)));
        } else if (all.size() == 1 && !CheckedGame.isSpec(script)) checkName(all.get(0), value);
    }

    private void checkName(TypeDoc type, SyntaxNode value) {
        NameKind meaning = NameKind.of(type);
        if (meaning == null) return;
        String problem = names.problem(meaning, value.text());
        if (problem != null) found.accept(script.finding(value, code(meaning), problem));
        else checkContent(meaning, value);
    }

    private void checkContent(NameKind meaning, SyntaxNode value) {
        String problem = assets.readProblem(meaning, value.text());
        if (problem != null) found.accept(script.finding(value, FindingCode.UNREADABLE_FILE, problem));
    }

    private static FindingCode code(NameKind meaning) {
        return switch (meaning) {
            case PICTURE, SOUND, FONT, DATA_FILE, MAP -> FindingCode.MISSING_FILE;
            case SCENE -> FindingCode.MISSING_SCENE;
            default -> FindingCode.UNKNOWN_WORD;
        };
    }

    /** Returns the alternatives of a type, with aliases resolved to their words. */
    private Stream<TypeDoc> alternatives(TypeDoc type) {
        if (type instanceof TypeDoc.Union choice)
            return choice.either().stream().flatMap(this::alternatives);
        if (!(type instanceof TypeDoc.NamedType named)) return Stream.of(type);
        Optional<TypeDoc> unique = api.alias(named.name())
                .map(AliasDoc::type)
                .filter(each -> each instanceof TypeDoc.Union || each instanceof TypeDoc.Literal);
        return unique.map(this::alternatives).orElse(Stream.of(type));
    }

    // tables

    /** Resolves a variable that is never reassigned to its table constructor. */
    private @Nullable SyntaxNode table(SyntaxNode value) {
        LocalVariable variable = script.scopes().variable(value);
        SyntaxNode table = variable == null ? value : variable.constant();
        return table != null && table.is(SyntaxKind.TABLE) ? table : null;
    }

    private void checkTable(TypeDoc type, SyntaxNode table) {
        List<TypeDoc> tables = alternatives(type)
                .filter(each -> each.kinds().contains(LuaType.TABLE))
                .toList();
        List<ClassDoc> classes = tables.stream()
                .flatMap(each ->
                        each instanceof TypeDoc.NamedType named ? api.find(named.name()).stream() : Stream.empty())
                .toList();
        if (tables.size() == 1 && tables.get(0) instanceof TypeDoc.ListOf list) checkItems(list.item(), table);
        if (classes.isEmpty() || classes.size() < tables.size()) return;
        ClassDoc unique = classes.size() == 1 ? classes.get(0) : unique(classes, table);
        if (unique != null) checkFields(unique, table);
    }

    private void checkItems(TypeDoc type, SyntaxNode list) {
        int number = 0;
        for (SyntaxNode item : list.parts())
            if (!item.is(SyntaxKind.PAIR) && !item.is(SyntaxKind.INDEXED_PAIR))
                check("[" + ++number + "]", type, false, item);
    }

    /** Returns the only class that has a field which no other class has; null if there is no such class. */
    private static @Nullable ClassDoc unique(List<ClassDoc> classes, SyntaxNode table) {
        List<ClassDoc> unique = table.parts().stream()
                .filter(part -> part.is(SyntaxKind.PAIR))
                .map(pair -> havingField(classes, pair.part(0).text()))
                .filter(havingField -> havingField.size() == 1)
                .map(havingField -> havingField.get(0))
                .distinct()
                .toList();
        return unique.size() == 1 && !unique.get(0).isOpen() ? unique.get(0) : null;
    }

    private static List<ClassDoc> havingField(List<ClassDoc> classes, String field) {
        return classes.stream()
                .filter(each ->
                        each.fields().stream().anyMatch(has -> has.name().equals(field)))
                .toList();
    }

    /** Checks a table of options whose class is known; returns false if the value is not such a table. */
    boolean checkOptions(ClassDoc type, SyntaxNode value) {
        SyntaxNode table = table(value);
        if (table != null) checkFields(type, table);
        return table != null;
    }

    private void checkFields(ClassDoc type, SyntaxNode table) {
        List<String> known = type.fields().stream().map(FieldDoc::name).toList();
        for (SyntaxNode pair : table.parts()) {
            if (!pair.is(SyntaxKind.PAIR)) continue;
            String name = pair.part(0).text();
            if (!known.contains(name) && !type.isOpen()) {
                String hint = Spelling.hint(name, known);
                String message = "unknown option '" + name + "'"
                        + (hint.isEmpty() ? "; there are " + Spelling.list(name, known) : hint);
                found.accept(script.finding(pair.part(0), FindingCode.UNKNOWN_OPTION, message));
            }
            checkField(type, name, pair.part(1));
        }
    }

    /** Fields may be set to nil, which removes them. In tasks, the fields of styles belong to the game. */
    void checkField(ClassDoc type, String name, SyntaxNode value) {
        if (type.isOpen() && OF_STYLES.contains(name)) return;
        for (FieldDoc field : type.fields())
            if (field.name().equals(name)) check("'" + name + "'", field.type(), true, value);
    }
}
