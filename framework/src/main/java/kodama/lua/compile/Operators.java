package kodama.lua.compile;

import org.luaj.vm2.Lua;

/** Code for unary and binary operators. */
final class Operators {

    static final int NONE = -1;
    static final int CONCAT = 6;
    static final int AND = 13;
    static final int OR = 14;
    static final int UNARY_PRIORITY = 8;

    static final int MINUS = 0;
    static final int NOT = 1;
    static final int LENGTH = 2;

    private static final int[] TOKENS = {
        '+',
        '-',
        '*',
        '/',
        '%',
        '^',
        Token.CONCAT,
        Token.EQ,
        '<',
        Token.LE,
        Token.NE,
        '>',
        Token.GE,
        Token.AND,
        Token.OR
    };
    private static final int[] LEFT = {6, 6, 7, 7, 7, 10, 5, 3, 3, 3, 3, 3, 3, 2, 1};
    private static final int[] RIGHT = {6, 6, 7, 7, 7, 9, 4, 3, 3, 3, 3, 3, 3, 2, 1};
    private static final int FIRST_COMPARISON = 7;

    private Operators() {}

    static int binary(int token) {
        for (int i = 0; i < TOKENS.length; i++) if (TOKENS[i] == token) return i;
        return NONE;
    }

    static int unary(int token) {
        return switch (token) {
            case '-' -> MINUS;
            case Token.NOT -> NOT;
            case '#' -> LENGTH;
            default -> NONE;
        };
    }

    static int left(int operator) {
        return LEFT[operator];
    }

    static int right(int operator) {
        return RIGHT[operator];
    }

    static void prefix(Emitter out, int operator, Expression e, int line) {
        switch (operator) {
            case MINUS -> {
                if (e.isNumeral()) {
                    e.number = -e.number;
                } else {
                    out.toAnyRegister(e);
                    arithmetic(out, Lua.OP_UNM, e, new Expression(Expression.NUMBER, 0), line);
                }
            }
            case NOT -> out.not(e);
            default -> {
                out.toAnyRegister(e);
                arithmetic(out, Lua.OP_LEN, e, new Expression(Expression.NUMBER, 0), line);
            }
        }
    }

    /** Between the operands. */
    static void infix(Emitter out, int operator, Expression e) {
        switch (operator) {
            case AND -> out.goIfTrue(e);
            case OR -> out.goIfFalse(e);
            case CONCAT -> out.toNextRegister(e);
            default -> {
                if (operator >= FIRST_COMPARISON || !e.isNumeral()) out.toOperand(e);
            }
        }
    }

    /** Behind the second operand. */
    static void postfix(Emitter out, int operator, Expression x, Expression y, int line) {
        switch (operator) {
            case AND -> {
                out.discharge(y);
                y.falseJumps = out.join(y.falseJumps, x.falseJumps);
                x.copy(y);
            }
            case OR -> {
                out.discharge(y);
                y.trueJumps = out.join(y.trueJumps, x.trueJumps);
                x.copy(y);
            }
            case CONCAT -> concat(out, x, y, line);
            default -> {
                if (operator < CONCAT) arithmetic(out, Lua.OP_ADD + operator, x, y, line);
                else compare(out, operator, x, y);
            }
        }
    }

    private static void concat(Emitter out, Expression x, Expression y, int line) {
        out.toValue(y);
        if (y.kind == Expression.RELOCATABLE && (out.code[y.info] & 0x3f) == Lua.OP_CONCAT) {
            out.free(x);
            out.setB(y.info, x.info);
            x.kind = Expression.RELOCATABLE;
            x.info = y.info;
        } else {
            out.toNextRegister(y);
            arithmetic(out, Lua.OP_CONCAT, x, y, line);
        }
    }

    private static void arithmetic(Emitter out, int opcode, Expression x, Expression y, int line) {
        if (fold(opcode, x, y)) return;
        boolean isUnary = opcode == Lua.OP_UNM || opcode == Lua.OP_LEN;
        int second = isUnary ? 0 : out.toOperand(y);
        int first = out.toOperand(x);
        if (first > second) {
            out.free(x);
            out.free(y);
        } else {
            out.free(y);
            out.free(x);
        }
        x.info = out.emit(opcode, 0, first, second);
        x.kind = Expression.RELOCATABLE;
        out.fixLine(line);
    }

    /** Computes with two numerals at once; division by zero is left to the running program. */
    private static boolean fold(int opcode, Expression x, Expression y) {
        boolean isArithmetic = opcode >= Lua.OP_ADD && opcode <= Lua.OP_POW;
        if (!isArithmetic || !x.isNumeral() || !y.isNumeral()) return false;
        if ((opcode == Lua.OP_DIV || opcode == Lua.OP_MOD) && y.number == 0) return false;
        double result = RealArithmetic.apply(opcode, x.number, y.number);
        if (result != result) return false;
        x.number = result;
        return true;
    }

    private static void compare(Emitter out, int operator, Expression x, Expression y) {
        boolean isSwapped = operator >= 11;
        int opcode = operator == 7 || operator == 10 ? Lua.OP_EQ : operator % 3 == 2 ? Lua.OP_LT : Lua.OP_LE;
        int first = out.toOperand(x);
        int second = out.toOperand(y);
        out.free(y);
        out.free(x);
        int condition = operator == 10 ? 0 : 1;
        x.info = isSwapped
                ? out.conditionalJump(opcode, condition, second, first)
                : out.conditionalJump(opcode, condition, first, second);
        x.kind = Expression.JUMP;
    }
}
