package kodama.lua.compile;

/** Unary and binary operators: their precedence and their code. */
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
    // Left and right precedence of each of TOKENS.
    private static final int[] LEFT = {6, 6, 7, 7, 7, 10, 5, 3, 3, 3, 3, 3, 3, 2, 1};
    private static final int[] RIGHT = {6, 6, 7, 7, 7, 9, 4, 3, 3, 3, 3, 3, 3, 2, 1};
    private static final int FIRST_COMPARISON = 7;

    private final CodeWriter code;
    private final RegisterAllocator registers;
    private final ExpressionCode values;

    Operators(FunctionState function) {
        code = function.code;
        registers = function.registers;
        values = function.values;
    }

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

    void prefix(int operator, ExpressionState e, int line) {
        switch (operator) {
            case MINUS -> {
                if (e.isNumeral()) {
                    e.number = -e.number;
                } else {
                    values.toAnyRegister(e);
                    arithmetic(Opcode.UNM, e, new ExpressionState(ExpressionState.NUMBER, 0), line);
                }
            }
            case NOT -> values.not(e);
            default -> {
                values.toAnyRegister(e);
                arithmetic(Opcode.LEN, e, new ExpressionState(ExpressionState.NUMBER, 0), line);
            }
        }
    }

    /** Called between the operands. */
    void infix(int operator, ExpressionState e) {
        switch (operator) {
            case AND -> values.goIfTrue(e);
            case OR -> values.goIfFalse(e);
            case CONCAT -> values.toNextRegister(e);
            default -> {
                if (operator >= FIRST_COMPARISON || !e.isNumeral()) values.toOperand(e);
            }
        }
    }

    /** Called after the second operand. */
    void postfix(int operator, ExpressionState x, ExpressionState y, int line) {
        switch (operator) {
            case AND -> {
                values.discharge(y);
                y.falseJumps = code.join(y.falseJumps, x.falseJumps);
                x.copy(y);
            }
            case OR -> {
                values.discharge(y);
                y.trueJumps = code.join(y.trueJumps, x.trueJumps);
                x.copy(y);
            }
            case CONCAT -> concat(x, y, line);
            default -> {
                if (operator < CONCAT) arithmetic(Opcode.ADD + operator, x, y, line);
                else compare(operator, x, y);
            }
        }
    }

    private void concat(ExpressionState x, ExpressionState y, int line) {
        values.toValue(y);
        if (y.kind == ExpressionState.RELOCATABLE && Instructions.opcode(code.at(y.info)) == Opcode.CONCAT) {
            registers.release(x);
            code.setB(y.info, x.info);
            x.kind = ExpressionState.RELOCATABLE;
            x.info = y.info;
        } else {
            values.toNextRegister(y);
            arithmetic(Opcode.CONCAT, x, y, line);
        }
    }

    private void arithmetic(int opcode, ExpressionState x, ExpressionState y, int line) {
        if (fold(opcode, x, y)) return;
        boolean isUnary = opcode == Opcode.UNM || opcode == Opcode.LEN;
        int second = isUnary ? 0 : values.toOperand(y);
        int first = values.toOperand(x);
        if (first > second) {
            registers.release(x);
            registers.release(y);
        } else {
            registers.release(y);
            registers.release(x);
        }
        x.info = code.emit(opcode, 0, first, second);
        x.kind = ExpressionState.RELOCATABLE;
        code.fixLine(line);
    }

    /** Folds two constants; division by zero is left to run time. */
    private static boolean fold(int opcode, ExpressionState x, ExpressionState y) {
        boolean isArithmetic = opcode >= Opcode.ADD && opcode <= Opcode.POW;
        if (!isArithmetic || !x.isNumeral() || !y.isNumeral()) return false;
        if ((opcode == Opcode.DIV || opcode == Opcode.MOD) && y.number == 0) return false;
        double result = RealArithmetic.apply(opcode, x.number, y.number);
        if (result != result) return false;
        x.number = result;
        return true;
    }

    private void compare(int operator, ExpressionState x, ExpressionState y) {
        boolean isSwapped = operator >= 11;
        int opcode = operator == 7 || operator == 10 ? Opcode.EQ : operator % 3 == 2 ? Opcode.LT : Opcode.LE;
        int first = values.toOperand(x);
        int second = values.toOperand(y);
        registers.release(y);
        registers.release(x);
        int condition = operator == 10 ? 0 : 1;
        x.info = isSwapped
                ? code.conditionalJump(opcode, condition, second, first)
                : code.conditionalJump(opcode, condition, first, second);
        x.kind = ExpressionState.JUMP;
    }
}
