package kodama.lua.bind;

import java.util.ArrayList;
import java.util.List;

/** A recursive-descent parser for a signature or a type. */
final class TypeReader {
    private static final String MORE = "...";
    private static final TypeDoc ANY = new TypeDoc.Plain(LuaType.ANY);

    private final String line;
    private final List<TypeDoc.Variable> variables = new ArrayList<>();
    private int at;
    private boolean isVariadic;

    TypeReader(String line) {
        this.line = line;
    }

    /** Reads the name of a function and its type variables. */
    String name() {
        String name = word();
        if (skip("<")) readVariables();
        expect("(");
        return name;
    }

    /** Returns the type variables of the function. */
    List<TypeDoc.Variable> variables() {
        return List.copyOf(variables);
    }

    /** Whether the parameters end with three dots. */
    boolean isVariadic() {
        return isVariadic;
    }

    /** Reads results to the end of the line. */
    List<Result> results() {
        List<Result> results = skip(" -> ") ? list() : List.of();
        expectEnd();
        return results;
    }

    /** Reads a type to the end of the line. */
    TypeDoc wholeType() {
        TypeDoc type = type();
        expectEnd();
        return type;
    }

    private void readVariables() {
        do {
            String name = word();
            variables.add(new TypeDoc.Variable(name, skip(": ") ? type() : ANY));
        } while (skip(", "));
        expect(">");
    }

    /** Reads parameters up to the closing parenthesis. */
    List<Parameter> parameters() {
        List<Parameter> all = new ArrayList<>();
        isVariadic = false;
        while (!skip(")")) {
            if (!all.isEmpty()) expect(", ");
            isVariadic = skip(MORE);
            if (!isVariadic) all.add(parameter());
            else if (skip(": ")) type();
            if (isVariadic && !isAt(")")) throw new NotThat();
        }
        return List.copyOf(all);
    }

    private Parameter parameter() {
        int start = at;
        try {
            String name = word();
            boolean optional = skip("?");
            expect(": ");
            TypeDoc type = type();
            String defaultValue = skip(" = ") ? defaultValue() : "";
            if (!isAt(",") && !isAt(")")) throw new NotThat();
            return new Parameter(name, optional, type, defaultValue);
        } catch (NotThat wrong) {
            int end = Math.max(start, at);
            while (end < line.length() && line.charAt(end) != ',' && line.charAt(end) != ')') end++;
            throw new IllegalArgumentException("not a parameter: " + line.substring(start, end));
        }
    }

    /** Reads a default: a number, a word, or a string in quotes. */
    private String defaultValue() {
        int start = at;
        if (skip("\"")) at = find('"') + 1;
        else while (at < line.length() && line.charAt(at) != ',' && line.charAt(at) != ')') at++;
        return line.substring(start, at);
    }

    private int find(char quotationMark) {
        int found = line.indexOf(quotationMark, at);
        if (found < 0) throw new NotThat();
        return found;
    }

    private List<Result> list() {
        List<Result> all = new ArrayList<>();
        do {
            all.add(result());
        } while (skip(", "));
        return List.copyOf(all);
    }

    private Result result() {
        boolean isMore = skip(MORE);
        if (isMore) expect(": ");
        String name = isMore ? "" : nameOfResult();
        TypeDoc type = type();
        return new Result(name, type, skip("?"), isMore);
    }

    /** Reads a name before a colon. */
    private String nameOfResult() {
        int start = at;
        while (at < line.length() && isOfWord(line.charAt(at))) at++;
        String name = line.substring(start, at);
        if (skip(": ")) return name;
        at = start;
        return "";
    }

    private TypeDoc type() {
        TypeDoc first = listOf();
        if (!isAt("|")) return first;
        List<TypeDoc> all = new ArrayList<>(List.of(first));
        while (skip("|")) all.add(listOf());
        return new TypeDoc.Union(List.copyOf(all));
    }

    private TypeDoc listOf() {
        TypeDoc type = simple();
        while (skip("[]")) type = new TypeDoc.ListOf(type);
        return type;
    }

    private TypeDoc simple() {
        if (skip("(")) return closed();
        if (skip("\"")) return new TypeDoc.Literal(quoted());
        if (skip("async fun(")) return function(true);
        if (skip("fun(")) return function(false);
        return named(word());
    }

    private TypeDoc closed() {
        TypeDoc type = type();
        expect(")");
        return type;
    }

    private String quoted() {
        int start = at;
        at = find('"') + 1;
        return line.substring(start, at - 1);
    }

    private TypeDoc function(boolean mayWait) {
        List<TypeDoc.FunParameter> taken =
                parameters().stream().map(Parameter::toFunParameter).toList();
        boolean more = isVariadic;
        TypeDoc result = skip(": ") ? listOf() : null;
        if (result != null && skip("?")) result = new TypeDoc.OrNil(result);
        isVariadic = false;
        return new TypeDoc.Fun(mayWait, taken, more, result);
    }

    private TypeDoc named(String word) {
        for (TypeDoc.Variable each : variables) if (each.name().equals(word)) return each;
        if (Character.isUpperCase(word.charAt(0)) || word.contains("."))
            return new TypeDoc.NamedType(LuaType.TABLE, word);
        LuaType type = LuaType.of(word);
        return skip("<") ? more(type) : new TypeDoc.Plain(type);
    }

    private TypeDoc more(LuaType type) {
        TypeDoc first = type();
        TypeDoc whole = skip(", ") ? new TypeDoc.MapOf(first, type()) : closer(type, first);
        expect(">");
        return whole;
    }

    private static TypeDoc closer(LuaType type, TypeDoc name) {
        if (name instanceof TypeDoc.NamedType named) return new TypeDoc.NamedType(type, named.name());
        throw new NotThat();
    }

    private String word() {
        int start = at;
        while (at < line.length() && isOfWord(line.charAt(at))) at++;
        if (at == start) throw new NotThat();
        return line.substring(start, at);
    }

    /** Names may contain a dot, as in classes of other libraries, but not three dots. */
    private static boolean isOfWord(char letter) {
        return Character.isLetterOrDigit(letter) || letter == '_' || letter == '.';
    }

    private boolean isAt(String text) {
        return line.startsWith(text, at);
    }

    private boolean skip(String text) {
        boolean isThere = isAt(text);
        if (isThere) at += text.length();
        return isThere;
    }

    private void expect(String text) {
        if (!skip(text)) throw new NotThat();
    }

    private void expectEnd() {
        if (at != line.length()) throw new NotThat();
    }

    /** The line has another form. */
    static final class NotThat extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotThat() {
            super(null, null, false, false);
        }
    }
}
