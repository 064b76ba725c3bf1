package kodama.lua.compile;

import org.luaj.vm2.LuaString;

/** Parses the expressions of one function and generates their code. */
final class LuaExpressionParser {

    /** Parses functions in expressions. */
    @FunctionalInterface
    interface Functions {
        /** Parses parameters and body, and generates a closure. */
        void body(ExpressionState into, boolean isMethod, int line);
    }

    private final Lexer lexer;
    private final TokenReader tokens;
    private final SyntaxReporter syntax;
    private final NestingLimit nesting;
    private final Functions functions;
    private final FunctionState function;
    private final CodeWriter code;
    private final RegisterAllocator registers;
    private final ConstantTable constants;
    private final ExpressionCode values;
    private final Operators operators;

    LuaExpressionParser(
            Lexer lexer,
            TokenReader tokens,
            SyntaxReporter syntax,
            NestingLimit nesting,
            FunctionState function,
            Functions functions) {
        this.lexer = lexer;
        this.tokens = tokens;
        this.syntax = syntax;
        this.nesting = nesting;
        this.functions = functions;
        this.function = function;
        code = function.code;
        registers = function.registers;
        constants = function.constants;
        values = function.values;
        operators = new Operators(function);
    }

    private ExpressionState constant(LuaString text) {
        return new ExpressionState(ExpressionState.CONSTANT, constants.of(text));
    }

    // variables

    void variable(ExpressionState into) {
        LuaString name = tokens.name(SyntaxKind.NAME);
        if (function.find(name, into, false)) return;
        function.find(FunctionState.ENVIRONMENT, into, false);
        values.index(into, constant(name));
    }

    /** Parses a dot and a name after an expression that begins at {@code start}. */
    void field(ExpressionState table, int start) {
        values.toAnyRegisterOrUpvalue(table);
        lexer.next();
        values.index(table, constant(tokens.name(SyntaxKind.KEY)));
        syntax.node(SyntaxKind.FIELD, start);
    }

    private void key(ExpressionState key) {
        lexer.next();
        expression(key);
        values.toValue(key);
        tokens.expect(']');
    }

    // expressions

    void expression(ExpressionState into) {
        operation(into, 0);
    }

    /** Parses a list of expressions, and puts all but the last in registers; returns their number. */
    int list(ExpressionState last) {
        int count = 1;
        expression(last);
        while (tokens.accept(',')) {
            values.toNextRegister(last);
            expression(last);
            count++;
        }
        return count;
    }

    private int operation(ExpressionState into, int limit) {
        nesting.enter(function);
        int start = syntax.tokenStart();
        int unary = Operators.unary(lexer.token);
        if (unary == Operators.NONE) simple(into);
        else {
            int line = lexer.line;
            syntax.word(SyntaxKind.OPERATOR);
            lexer.next();
            operation(into, Operators.UNARY_PRIORITY);
            operators.prefix(unary, into, line);
            syntax.node(SyntaxKind.UNARY, start);
        }
        int operator = Operators.binary(lexer.token);
        while (operator != Operators.NONE && Operators.left(operator) > limit) {
            int line = lexer.line;
            syntax.word(SyntaxKind.OPERATOR);
            lexer.next();
            operators.infix(operator, into);
            ExpressionState second = new ExpressionState();
            int next = operation(second, Operators.right(operator));
            operators.postfix(operator, into, second, line);
            syntax.node(SyntaxKind.BINARY, start);
            operator = next;
        }
        nesting.leave();
        return operator;
    }

    private void simple(ExpressionState into) {
        switch (lexer.token) {
            case Token.NUMBER -> {
                into.set(ExpressionState.NUMBER, 0);
                into.number = lexer.number;
            }
            case Token.STRING -> into.set(ExpressionState.CONSTANT, constants.of(lexer.text));
            case Token.NIL -> into.set(ExpressionState.NIL, 0);
            case Token.TRUE -> into.set(ExpressionState.TRUE, 0);
            case Token.FALSE -> into.set(ExpressionState.FALSE, 0);
            case Token.DOTS -> {
                if (!function.isVararg) throw lexer.syntaxError("cannot use '...' outside a vararg function");
                into.set(ExpressionState.VARARG, code.emit(Opcode.VARARG, 0, 1, 0));
            }
            case '{' -> {
                table(into);
                return;
            }
            case Token.FUNCTION -> {
                lexer.next();
                functions.body(into, false, lexer.line);
                return;
            }
            default -> {
                suffixed(into);
                return;
            }
        }
        syntax.word(literal(lexer.token));
        lexer.next();
    }

    private static SyntaxKind literal(int token) {
        return switch (token) {
            case Token.NUMBER -> SyntaxKind.NUMBER;
            case Token.STRING -> SyntaxKind.STRING;
            case Token.NIL -> SyntaxKind.NIL;
            case Token.TRUE -> SyntaxKind.TRUE;
            case Token.FALSE -> SyntaxKind.FALSE;
            default -> SyntaxKind.VARARG;
        };
    }

    private void primary(ExpressionState into) {
        switch (lexer.token) {
            case Token.NAME -> variable(into);
            case '(' -> {
                int line = lexer.line;
                int start = syntax.tokenStart();
                lexer.next();
                expression(into);
                tokens.expectMatch(')', '(', line);
                syntax.node(SyntaxKind.PARENTHESES, start);
                values.discharge(into);
            }
            default -> throw lexer.syntaxError("unexpected symbol");
        }
    }

    void suffixed(ExpressionState into) {
        int line = lexer.line;
        int start = syntax.tokenStart();
        primary(into);
        for (; ; ) {
            switch (lexer.token) {
                case '.' -> field(into, start);
                case '[' -> {
                    ExpressionState key = new ExpressionState();
                    values.toAnyRegisterOrUpvalue(into);
                    key(key);
                    values.index(into, key);
                    syntax.node(SyntaxKind.INDEX, start);
                }
                case ':' -> {
                    lexer.next();
                    values.self(into, constant(tokens.name(SyntaxKind.KEY)));
                    arguments(into, line);
                    syntax.node(SyntaxKind.METHOD_CALL, start);
                }
                case '(', Token.STRING, '{' -> {
                    values.toNextRegister(into);
                    arguments(into, line);
                    syntax.node(SyntaxKind.CALL, start);
                }
                default -> {
                    return;
                }
            }
        }
    }

    private void arguments(ExpressionState called, int line) {
        ExpressionState last = new ExpressionState();
        switch (lexer.token) {
            case '(' -> listedArguments(last);
            case '{' -> table(last);
            case Token.STRING -> {
                last.set(ExpressionState.CONSTANT, constants.of(lexer.text));
                syntax.word(SyntaxKind.STRING);
                lexer.next();
            }
            default -> throw lexer.syntaxError("function arguments expected");
        }
        int base = called.info;
        int count = ExpressionCode.MULTIPLE;
        if (!last.hasMultipleResults()) {
            if (last.kind != ExpressionState.VOID) values.toNextRegister(last);
            count = registers.free - (base + 1);
        }
        called.set(ExpressionState.CALL, code.emit(Opcode.CALL, base, count + 1, 2));
        code.fixLine(line);
        registers.free = base + 1;
    }

    private void listedArguments(ExpressionState last) {
        int line = lexer.line;
        lexer.next();
        if (lexer.token != ')') {
            list(last);
            values.setReturns(last, ExpressionCode.MULTIPLE);
        }
        tokens.expectMatch(')', '(', line);
    }

    // tables

    /** The state of a table constructor. */
    private static final class Items {
        final ExpressionState last = new ExpressionState();
        final ExpressionState table;
        int listed;
        int named;
        int waiting;

        Items(ExpressionState table) {
            this.table = table;
        }
    }

    private void table(ExpressionState into) {
        int line = lexer.line;
        int start = syntax.tokenStart();
        int at = code.emit(Opcode.NEWTABLE, 0, 0, 0);
        Items items = new Items(into);
        into.set(ExpressionState.RELOCATABLE, at);
        values.toNextRegister(into);
        tokens.expect('{');
        while (lexer.token != '}') {
            closeItem(items);
            item(items);
            if (!tokens.accept(',') && !tokens.accept(';')) break;
        }
        tokens.expectMatch('}', '{', line);
        syntax.node(SyntaxKind.TABLE, start);
        lastItem(items);
        code.setB(at, FloatingPointByte.pack(items.listed));
        code.setC(at, FloatingPointByte.pack(items.named));
    }

    private void item(Items items) {
        boolean isNamed = lexer.token == '[' || lexer.token == Token.NAME && lexer.peek() == '=';
        if (isNamed) namedItem(items);
        else {
            expression(items.last);
            items.listed++;
            items.waiting++;
        }
    }

    private void namedItem(Items items) {
        int register = registers.free;
        int start = syntax.tokenStart();
        SyntaxKind kind = lexer.token == Token.NAME ? SyntaxKind.PAIR : SyntaxKind.INDEXED_PAIR;
        ExpressionState key = new ExpressionState();
        if (kind == SyntaxKind.PAIR) key = constant(tokens.name(SyntaxKind.KEY));
        else key(key);
        items.named++;
        tokens.expect('=');
        int keyOperand = values.toOperand(key);
        ExpressionState value = new ExpressionState();
        expression(value);
        syntax.node(kind, start);
        int valueOperand = values.toOperand(value);
        code.emit(Opcode.SETTABLE, items.table.info, keyOperand, valueOperand);
        registers.free = register;
    }

    private void closeItem(Items items) {
        if (items.last.kind == ExpressionState.VOID) return;
        values.toNextRegister(items.last);
        items.last.set(ExpressionState.VOID, 0);
        if (items.waiting == ExpressionCode.ITEMS_PER_FLUSH) {
            values.emitSetList(items.table.info, items.listed, items.waiting);
            items.waiting = 0;
        }
    }

    private void lastItem(Items items) {
        if (items.waiting == 0) return;
        if (items.last.hasMultipleResults()) {
            values.setReturns(items.last, ExpressionCode.MULTIPLE);
            values.emitSetList(items.table.info, items.listed, ExpressionCode.MULTIPLE);
            items.listed--;
        } else {
            if (items.last.kind != ExpressionState.VOID) values.toNextRegister(items.last);
            values.emitSetList(items.table.info, items.listed, items.waiting);
        }
    }
}
