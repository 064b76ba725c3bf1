package kodama.lua.compile;

import java.util.List;

/** Kinds of tokens: single characters have their own codes, others count from 257. */
final class Token {

    private static final int FIRST = 257;
    private static final List<String> TEXTS = List.of(
            "and",
            "break",
            "do",
            "else",
            "elseif",
            "end",
            "false",
            "for",
            "function",
            "goto",
            "if",
            "in",
            "local",
            "nil",
            "not",
            "or",
            "repeat",
            "return",
            "then",
            "true",
            "until",
            "while",
            "..",
            "...",
            "==",
            ">=",
            "<=",
            "~=",
            "::",
            "<eof>",
            "<number>",
            "<name>",
            "<string>");
    private static final int RESERVED = 22;

    static final int AND = 257;
    static final int BREAK = 258;
    static final int DO = 259;
    static final int ELSE = 260;
    static final int ELSEIF = 261;
    static final int END = 262;
    static final int FALSE = 263;
    static final int FOR = 264;
    static final int FUNCTION = 265;
    static final int GOTO = 266;
    static final int IF = 267;
    static final int IN = 268;
    static final int LOCAL = 269;
    static final int NIL = 270;
    static final int NOT = 271;
    static final int OR = 272;
    static final int REPEAT = 273;
    static final int RETURN = 274;
    static final int THEN = 275;
    static final int TRUE = 276;
    static final int UNTIL = 277;
    static final int WHILE = 278;
    static final int CONCAT = 279;
    static final int DOTS = 280;
    static final int EQ = 281;
    static final int GE = 282;
    static final int LE = 283;
    static final int NE = 284;
    static final int DOUBLE_COLON = 285;
    static final int EOF = 286;
    static final int NUMBER = 287;
    static final int NAME = 288;
    static final int STRING = 289;

    private Token() {}

    /** Returns the reserved words. */
    static List<String> words() {
        return TEXTS.subList(0, RESERVED);
    }

    /** Returns the kind of a reserved word, or {@link #NAME}. */
    static int ofWord(String word) {
        int index = words().indexOf(word);
        return index < 0 ? NAME : FIRST + index;
    }

    /** Returns a kind of token as messages show it. */
    static String text(int token) {
        if (token < FIRST) return token < ' ' || token > '~' ? "char(" + token + ")" : "'" + (char) token + "'";
        String text = TEXTS.get(token - FIRST);
        return token < EOF ? "'" + text + "'" : text;
    }
}
