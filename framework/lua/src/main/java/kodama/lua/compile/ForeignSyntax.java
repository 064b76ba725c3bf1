package kodama.lua.compile;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognizes the syntax of other languages, such as the operator {@code +=} or the word {@code continue}, and suggests
 * the Lua equivalent. Only used for text with a syntax error, at the location of the error.
 */
final class ForeignSyntax {
    /** Operators, the longest first, and suggestions; {@code =} represents operators that change a variable. */
    private static final String[][] SIGNS = {
        {"!==", "write ~= for '!=='"},
        {"===", "write == for '==='"},
        {"..=", "="},
        {"!=", "write ~= for '!='"},
        {"&&", "write and for '&&'"},
        {"||", "write or for '||'"},
        {"<=>", ""},
        {"=>", "=>"},
        {"->", "->"},
        {"<>", "write ~= for '<>'"},
        {":=", "write = for ':='"},
        {"/*", "write --[[ and ]] around a comment"},
        {"//", "write -- before a comment, and math.floor(a / b) for a whole quotient"},
        {"<<", "write bit32.lshift(a, b) for a << b"},
        {">>", "write bit32.rshift(a, b) for a >> b"},
        {"**", "write ^ for '**'"},
        {"++", "="},
        {"+=", "="},
        {"-=", "="},
        {"*=", "="},
        {"/=", "="},
        {"%=", "="},
        {"^=", "="},
        {"!", "write not for '!'"},
        {"&", "write and between conditions, bit32.band(a, b) for bits"},
        {"|", "write or between conditions, bit32.bor(a, b) for bits"},
        {"?.", "Lua has no '?.': write a and a.b"},
        {"??", "Lua has no '??': write a or b"},
        {"?", "Lua has no '?': write a and b or c for a ? b : c"},
        {"`", "write \"a\" .. b for a string with a value in it"},
    };

    /** Words that begin a statement, directly before the error. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("continue", "Lua has no 'continue': write goto continue, and ::continue:: before the loop's end"),
            Map.entry("let", "write local for 'let'"),
            Map.entry("var", "write local for 'var'"),
            Map.entry("const", "write local for 'const'"),
            Map.entry("int", "write local for 'int'"),
            Map.entry("float", "write local for 'float'"),
            Map.entry("bool", "write local for 'bool'"),
            Map.entry("elif", "write elseif for 'elif'"),
            Map.entry("elsif", "write elseif for 'elsif'"),
            Map.entry("def", "write function for 'def'"),
            Map.entry("func", "write function for 'func'"),
            Map.entry("fn", "write function for 'fn'"),
            Map.entry("fun", "write function for 'fun'"),
            Map.entry("switch", "Lua has no 'switch': write if a == 1 then ... elseif a == 2 then ... end"),
            Map.entry("case", "Lua has no 'case': write if a == 1 then ... elseif a == 2 then ... end"),
            Map.entry("class", "Lua has no 'class': write a function that returns a table"),
            Map.entry("throw", "Lua has no 'throw': write error(\"message\")"),
            Map.entry("raise", "Lua has no 'raise': write error(\"message\")"),
            Map.entry("import", "Lua has no 'import': write local a = require \"a\""),
            Map.entry("foreach", "write for key, value in pairs(list) do"),
            Map.entry("print", "write print(a)"));

    private static final Pattern OPERAND = Pattern.compile("[ \\t]*+([\\w.]++)[ \\t]*+(?=end\\b|--|[;\\r\\n]|\\z)");
    private static final Pattern PARAMETERS = Pattern.compile("\\bfunction\\b[\\w.: \\t\\r\\n]*+\\z");
    private static final Pattern FOR = Pattern.compile("\\s*+for\\b");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][\\w.]*+");
    private static final Pattern COMPARES = Pattern.compile("\\b(return|until|and|or|not)\\b");
    private static final Pattern LESS_ONE = Pattern.compile("\\s*+([A-Za-z_][\\w.]*+)--\\s*+;?\\s*+");
    private static final int MAX_NAME_LENGTH = 200;
    private static final String COMPARE = "write == to compare, as = assigns";
    private static final String LAMBDA = "': write function(a) return b end";

    private final String text;
    private final int at;
    private final String message;
    private final int elseIfLine;

    private ForeignSyntax(String text, int at, String message, int elseIfLine) {
        this.text = text;
        this.at = at;
        this.message = message;
        this.elseIfLine = elseIfLine;
    }

    /**
     * Returns a hint for a syntax error.
     *
     * @param source the text
     * @param at offset of the unexpected token, in bytes
     * @param message the compiler's message
     * @param elseIfLine line of the first {@code else if} before it; 0 if there is none
     * @return the end of a message; empty if there is no hint
     */
    static String hint(byte[] source, int at, String message, int elseIfLine) {
        if (isUtf16(source)) return "; it is UTF-16; save it as UTF-8";
        String text = new String(source, StandardCharsets.ISO_8859_1);
        String hint = new ForeignSyntax(text, Math.min(at, text.length()), message, elseIfLine).hint();
        return hint.isEmpty() ? "" : "; " + hint;
    }

    private static boolean isUtf16(byte[] source) {
        if (source.length < 2) return false;
        int mark = (source[0] & 0xFF) << 8 | source[1] & 0xFF;
        return mark == 0xFEFF || mark == 0xFFFE;
    }

    private String hint() {
        if (!message.contains(" near ")) return "";
        String hint = condition();
        if (message.endsWith("near <eof>")) return hint.isEmpty() && says("'end' expected") ? elseIf() : hint;
        if (hint.isEmpty()) hint = sign();
        if (hint.isEmpty()) hint = block();
        return hint.isEmpty() ? word() : hint;
    }

    /** An {@code else if} opens a second {@code if}, so that an {@code end} is missing at the end of the file. */
    private String elseIf() {
        return elseIfLine == 0 ? "" : "if the 'else if' of line " + elseIfLine + " has no end of its own, write elseif";
    }

    private boolean says(String... beginnings) {
        for (String each : beginnings) if (message.startsWith(each)) return true;
        return false;
    }

    private boolean isAt(String sign) {
        return text.startsWith(sign, at);
    }

    private String condition() {
        boolean isOpen = says("'then' expected", "'do' expected");
        String word = says("'then'") ? "then" : "do";
        if (isOpen && isAt("=>")) return "write >= for '=>'";
        if (isOpen && isAt("=<")) return "write <= for '=<'";
        if (isOpen && (isAt("{") || isBehindBlock())) return "write " + word + " for '{', and end for '}'";
        if (isOpen && isAt(":")) return "write " + word + " for ':'";
        if (!isAt("=") || isAt("==") || isAt("=>") || isAt("=<")) return "";
        if (isOpen) return COMPARE;
        if (says("')' expected")) return inParentheses();
        String before = text.substring(0, at).stripTrailing();
        boolean isAfterSign =
                !before.isEmpty() && "=!~<>+-*/%^.:,;({[".indexOf(before.charAt(before.length() - 1)) >= 0;
        return !isAfterSign && COMPARES.matcher(lineBefore()).find() ? COMPARE : "";
    }

    /** Lua parses {@code (a) { b() }} as a call with a table. */
    private boolean isBehindBlock() {
        int end = text.substring(0, at).stripTrailing().length();
        if (end == 0 || text.charAt(end - 1) != '}') return false;
        return text.substring(0, opening(end - 1)).stripTrailing().endsWith(")");
    }

    /** Returns the offset of the innermost open bracket at an offset; 0 if there is none. */
    private int opening(int offset) {
        int depth = 1;
        int open = offset;
        while (open > 0 && depth > 0) {
            char letter = text.charAt(--open);
            if (")]}".indexOf(letter) >= 0) depth++;
            else if ("([{".indexOf(letter) >= 0) depth--;
        }
        return open;
    }

    /** An {@code =} in parentheses: a parameter with a default, a named argument or a comparison. */
    private String inParentheses() {
        String before = text.substring(0, opening(at)).stripTrailing();
        if (PARAMETERS
                .matcher(before.substring(Math.max(0, before.length() - MAX_NAME_LENGTH)))
                .find()) return "a parameter has no default: write a = a or 1 within the function";
        String word = lastWord(before.length());
        boolean isCall = !word.isEmpty() && Token.ofWord(word) == Token.NAME;
        return isCall ? "write f { a = 1 } for named arguments, == to compare" : COMPARE;
    }

    private String lineBefore() {
        return text.substring(text.lastIndexOf('\n', at - 1) + 1, at);
    }

    private String sign() {
        for (String[] each : SIGNS)
            for (int start = Math.max(0, at - each[0].length() + 1); start <= at; start++)
                if (text.startsWith(each[0], start)) return instead(each[0], each[1], start);
        if (isAt("#") && lineBefore().isBlank()) return "write -- before a comment";
        return "";
    }

    private String instead(String sign, String hint, int start) {
        return switch (hint) {
            case "=" -> change(sign, start);
            case "=>" -> isKey(start) ? "write a = b for a field, [a] = b for another key" : noLambda(sign);
            case "->" ->
                isBlank(start - 1) ? noLambda(sign) : "Lua has no '->': write a.b for a field, a:b() for a method";
            default -> hint;
        };
    }

    /** A result type may be in the same place. */
    private String noLambda(String sign) {
        return sign.equals("->") && lineBefore().contains("function") ? "" : "Lua has no '" + sign + LAMBDA;
    }

    /** Whether a table key ends at an offset; after {@code =} it would be a value. */
    private boolean isKey(int offset) {
        int open = opening(offset);
        int field = Math.max(open, text.lastIndexOf(',', offset));
        return text.startsWith("{", open) && text.substring(field, offset).indexOf('=') < 0;
    }

    private boolean isBlank(int offset) {
        return offset >= 0 && " \t".indexOf(text.charAt(offset)) >= 0;
    }

    /** An operator that changes the variable before it, or after it as in {@code ++a}. */
    private String change(String sign, int start) {
        String before = lastWord(start);
        Matcher behind = WORD.matcher(text).region(start + sign.length(), text.length());
        String name = before.isEmpty() && sign.equals("++") && behind.lookingAt() ? behind.group() : before;
        if (name.isEmpty()) name = "a";
        boolean isStep = sign.equals("++");
        String operator = isStep ? "+" : sign.substring(0, sign.length() - 1);
        Matcher operand = OPERAND.matcher(text).region(start + sign.length(), text.length());
        String what = isStep ? "1" : operand.lookingAt() ? operand.group(1) : "...";
        return "Lua has no '" + sign + "': write " + name + " = " + name + " " + operator + " " + what;
    }

    /** Returns the name that ends before an offset, ignoring spaces; empty if there is none. */
    private String lastWord(int end) {
        int last = end;
        while (isBlank(last - 1)) last--;
        int first = last;
        while (first > 0
                && (Character.isLetterOrDigit(text.charAt(first - 1)) || "_.".indexOf(text.charAt(first - 1)) >= 0))
            first--;
        String word = text.substring(first, last);
        return WORD.matcher(word).matches() ? word : "";
    }

    private String block() {
        boolean isUnexpected = says("unexpected symbol");
        String before = text.substring(0, at).stripTrailing();
        if (isAt("{") && isUnexpected && before.endsWith(")")) return "a function needs no '{': it ends with end";
        boolean isBehindStatement = before.endsWith(")") || before.endsWith(";");
        boolean isOfTable = isAt("})") || isAt("},");
        if (isAt("}") && (isUnexpected && isBehindStatement && !isOfTable || says("'end' expected")))
            return "a block ends with end, not '}'";
        if (says("function arguments expected")) return "a colon calls a method: write a:b(), or a.b for a field";
        boolean isBehindFor = lineBefore().strip().equals("for") && isAt("(");
        if (isBehindFor || isAt(";") && FOR.matcher(lineBefore()).lookingAt()) return "write for i = 1, 10 do";
        return "";
    }

    private String word() {
        String code = text.substring(0, at).stripTrailing();
        if (!says("syntax error"))
            return code.endsWith("case") && lastWord(code.length()).equals("case")
                    ? WORDS.getOrDefault("case", "")
                    : "";
        String line = code.substring(code.lastIndexOf('\n') + 1);
        Matcher lessOne = LESS_ONE.matcher(line);
        if (lessOne.matches())
            return "-- begins a comment: write " + lessOne.group(1) + " = " + lessOne.group(1) + " - 1";
        return WORDS.getOrDefault(lastWord(code.length()), "");
    }
}
