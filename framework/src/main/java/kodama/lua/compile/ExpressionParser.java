package kodama.lua.compile;

import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Reads expressions and makes their code. */
abstract class ExpressionParser {

    private static final LuaString ENVIRONMENT = LuaValue.valueOf("_ENV");
    private static final LuaString SELF = LuaValue.valueOf("self");
    private static final int DEEPEST = 200;
    private static final int ITEMS_PER_FLUSH = 50;

    final Lexer lexer;
    private final LuaString source;
    FunctionState function;
    /** The reference counts the calls that led to the compiler, too. */
    private int depth = 2;

    ExpressionParser(Lexer lexer, LuaString source) {
        this.lexer = lexer;
        this.source = source;
        function = new FunctionState(lexer, null, 0);
        function.isVararg = true;
        function.addUpvalue(ENVIRONMENT, true, 0);
    }

    abstract void statements();

    Prototype finish() {
        return function.finish(source);
    }

    // tokens

    boolean accept(int token) {
        if (lexer.token != token) return false;
        lexer.next();
        return true;
    }

    void check(int token) {
        if (lexer.token != token) throw expected(token);
    }

    void expect(int token) {
        check(token);
        lexer.next();
    }

    private SyntaxError expected(int token) {
        return lexer.syntaxError(Token.text(token) + " expected");
    }

    void expectMatch(int what, int opener, int line) {
        if (accept(what)) return;
        if (line == lexer.line) throw expected(what);
        String opened = Token.text(opener) + " at line " + line;
        throw lexer.syntaxError(Token.text(what) + " expected (to close " + opened + ")");
    }

    LuaString name() {
        check(Token.NAME);
        LuaString name = lexer.text;
        lexer.next();
        return name;
    }

    private Expression constant(LuaString text) {
        return new Expression(Expression.CONSTANT, function.constant(text));
    }

    void enterLevel() {
        function.checkDepth(++depth, DEEPEST);
    }

    /** Whether so many more levels would be too many. */
    void checkLevels(int more) {
        function.checkDepth(depth + more, DEEPEST);
    }

    void leaveLevel() {
        depth--;
    }

    // variables

    void variable(Expression into) {
        LuaString name = name();
        if (function.find(name, into, false)) return;
        function.find(ENVIRONMENT, into, false);
        function.index(into, constant(name));
    }

    void field(Expression table) {
        function.toAnyRegisterOrUpvalue(table);
        lexer.next();
        function.index(table, constant(name()));
    }

    private void key(Expression key) {
        lexer.next();
        expression(key);
        function.toValue(key);
        expect(']');
    }

    // expressions

    void expression(Expression into) {
        operation(into, 0);
    }

    int expressions(Expression last) {
        int count = 1;
        expression(last);
        while (accept(',')) {
            function.toNextRegister(last);
            expression(last);
            count++;
        }
        return count;
    }

    private int operation(Expression into, int limit) {
        enterLevel();
        int unary = Operators.unary(lexer.token);
        if (unary == Operators.NONE) simple(into);
        else {
            int line = lexer.line;
            lexer.next();
            operation(into, Operators.UNARY_PRIORITY);
            Operators.prefix(function, unary, into, line);
        }
        int operator = Operators.binary(lexer.token);
        while (operator != Operators.NONE && Operators.left(operator) > limit) {
            int line = lexer.line;
            lexer.next();
            Operators.infix(function, operator, into);
            Expression second = new Expression();
            int next = operation(second, Operators.right(operator));
            Operators.postfix(function, operator, into, second, line);
            operator = next;
        }
        leaveLevel();
        return operator;
    }

    private void simple(Expression into) {
        switch (lexer.token) {
            case Token.NUMBER -> {
                into.set(Expression.NUMBER, 0);
                into.number = lexer.number;
            }
            case Token.STRING -> into.set(Expression.CONSTANT, function.constant(lexer.text));
            case Token.NIL -> into.set(Expression.NIL, 0);
            case Token.TRUE -> into.set(Expression.TRUE, 0);
            case Token.FALSE -> into.set(Expression.FALSE, 0);
            case Token.DOTS -> {
                if (!function.isVararg) throw lexer.syntaxError("cannot use '...' outside a vararg function");
                into.set(Expression.VARARG, function.emit(Lua.OP_VARARG, 0, 1, 0));
            }
            case '{' -> {
                table(into);
                return;
            }
            case Token.FUNCTION -> {
                lexer.next();
                body(into, false, lexer.line);
                return;
            }
            default -> {
                suffixed(into);
                return;
            }
        }
        lexer.next();
    }

    private void primary(Expression into) {
        switch (lexer.token) {
            case Token.NAME -> variable(into);
            case '(' -> {
                int line = lexer.line;
                lexer.next();
                expression(into);
                expectMatch(')', '(', line);
                function.discharge(into);
            }
            default -> throw lexer.syntaxError("unexpected symbol");
        }
    }

    void suffixed(Expression into) {
        int line = lexer.line;
        primary(into);
        for (; ; ) {
            switch (lexer.token) {
                case '.' -> field(into);
                case '[' -> {
                    Expression key = new Expression();
                    function.toAnyRegisterOrUpvalue(into);
                    key(key);
                    function.index(into, key);
                }
                case ':' -> {
                    lexer.next();
                    function.self(into, constant(name()));
                    arguments(into, line);
                }
                case '(', Token.STRING, '{' -> {
                    function.toNextRegister(into);
                    arguments(into, line);
                }
                default -> {
                    return;
                }
            }
        }
    }

    private void arguments(Expression called, int line) {
        Expression last = new Expression();
        switch (lexer.token) {
            case '(' -> listedArguments(last);
            case '{' -> table(last);
            case Token.STRING -> {
                last.set(Expression.CONSTANT, function.constant(lexer.text));
                lexer.next();
            }
            default -> throw lexer.syntaxError("function arguments expected");
        }
        int base = called.info;
        int count = Emitter.MULTIPLE;
        if (!last.hasMultipleResults()) {
            if (last.kind != Expression.VOID) function.toNextRegister(last);
            count = function.freeRegister - (base + 1);
        }
        called.set(Expression.CALL, function.emit(Lua.OP_CALL, base, count + 1, 2));
        function.fixLine(line);
        function.freeRegister = base + 1;
    }

    private void listedArguments(Expression last) {
        int line = lexer.line;
        lexer.next();
        if (lexer.token != ')') {
            expressions(last);
            function.setReturns(last, Emitter.MULTIPLE);
        }
        expectMatch(')', '(', line);
    }

    // tables

    /** A table constructor under way. */
    private static final class Items {
        final Expression last = new Expression();
        final Expression table;
        int listed;
        int named;
        int waiting;

        Items(Expression table) {
            this.table = table;
        }
    }

    private void table(Expression into) {
        int line = lexer.line;
        int at = function.emit(Lua.OP_NEWTABLE, 0, 0, 0);
        Items items = new Items(into);
        into.set(Expression.RELOCATABLE, at);
        function.toNextRegister(into);
        expect('{');
        while (lexer.token != '}') {
            closeItem(items);
            item(items);
            if (!accept(',') && !accept(';')) break;
        }
        expectMatch('}', '{', line);
        lastItem(items);
        function.setB(at, Sizes.pack(items.listed));
        function.setC(at, Sizes.pack(items.named));
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
        int register = function.freeRegister;
        Expression key = new Expression();
        if (lexer.token == Token.NAME) key = constant(name());
        else key(key);
        items.named++;
        expect('=');
        int keyOperand = function.toOperand(key);
        Expression value = new Expression();
        expression(value);
        int valueOperand = function.toOperand(value);
        function.emit(Lua.OP_SETTABLE, items.table.info, keyOperand, valueOperand);
        function.freeRegister = register;
    }

    private void closeItem(Items items) {
        if (items.last.kind == Expression.VOID) return;
        function.toNextRegister(items.last);
        items.last.set(Expression.VOID, 0);
        if (items.waiting == ITEMS_PER_FLUSH) {
            function.emitSetList(items.table.info, items.listed, items.waiting);
            items.waiting = 0;
        }
    }

    private void lastItem(Items items) {
        if (items.waiting == 0) return;
        if (items.last.hasMultipleResults()) {
            function.setReturns(items.last, Emitter.MULTIPLE);
            function.emitSetList(items.table.info, items.listed, Emitter.MULTIPLE);
            items.listed--;
        } else {
            if (items.last.kind != Expression.VOID) function.toNextRegister(items.last);
            function.emitSetList(items.table.info, items.listed, items.waiting);
        }
    }

    // functions

    void body(Expression into, boolean isMethod, int line) {
        FunctionState inner = new FunctionState(lexer, function, line);
        FunctionState outer = function;
        function = inner;
        expect('(');
        if (isMethod) {
            inner.declare(SELF);
            inner.activate(1);
        }
        parameters();
        expect(')');
        statements();
        inner.lastLineDefined = lexer.line;
        expectMatch(Token.END, Token.FUNCTION, line);
        function = outer;
        int child = outer.addChild(inner.finish(source));
        into.set(Expression.RELOCATABLE, outer.emitBx(Lua.OP_CLOSURE, 0, child));
        outer.toNextRegister(into);
    }

    private void parameters() {
        int count = 0;
        if (lexer.token != ')') {
            do {
                if (accept(Token.DOTS)) function.isVararg = true;
                else if (lexer.token == Token.NAME) {
                    function.declare(name());
                    count++;
                } else throw lexer.syntaxError("<name> or '...' expected");
            } while (!function.isVararg && accept(','));
        }
        function.activate(count);
        function.parameters = function.activeLocals;
        function.reserve(function.activeLocals);
    }
}
