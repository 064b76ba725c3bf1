package kodama.lua.compile;

import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Reads the statements of a script and makes their code in one pass, instruction for instruction as the reference. */
final class Parser extends ExpressionParser {

    private static final LuaString INDEX = LuaValue.valueOf("(for index)");
    private static final LuaString LIMIT = LuaValue.valueOf("(for limit)");
    private static final LuaString STEP = LuaValue.valueOf("(for step)");
    private static final LuaString GENERATOR = LuaValue.valueOf("(for generator)");
    private static final LuaString STATE = LuaValue.valueOf("(for state)");
    private static final LuaString CONTROL = LuaValue.valueOf("(for control)");

    private Parser(Lexer lexer, LuaString source) {
        super(lexer, source);
    }

    static Prototype parse(byte[] source, String chunkName, DoubleFunction<LuaValue> numbers) {
        Lexer lexer = new Lexer(source, chunkName, numbers);
        Parser parser = new Parser(lexer, LuaValue.valueOf(chunkName));
        lexer.next();
        parser.statements();
        parser.check(Token.EOF);
        return parser.finish();
    }

    private boolean isBlockEnd(boolean withUntil) {
        return switch (lexer.token) {
            case Token.ELSE, Token.ELSEIF, Token.END, Token.EOF -> true;
            case Token.UNTIL -> withUntil;
            default -> false;
        };
    }

    @Override
    void statements() {
        while (!isBlockEnd(true)) {
            boolean isLast = lexer.token == Token.RETURN;
            statement();
            if (isLast) return;
        }
    }

    private void statement() {
        int line = lexer.line;
        enterLevel();
        switch (lexer.token) {
            case ';' -> lexer.next();
            case Token.IF -> ifStatement(line);
            case Token.WHILE -> whileStatement(line);
            case Token.DO -> {
                lexer.next();
                block();
                expectMatch(Token.END, Token.DO, line);
            }
            case Token.FOR -> forStatement(line);
            case Token.REPEAT -> repeatStatement(line);
            case Token.FUNCTION -> functionStatement(line);
            case Token.LOCAL -> {
                lexer.next();
                if (accept(Token.FUNCTION)) localFunction();
                else localStatement();
            }
            case Token.DOUBLE_COLON -> {
                lexer.next();
                labelStatement(name().tojstring(), line);
            }
            case Token.RETURN -> {
                lexer.next();
                returnStatement();
            }
            case Token.BREAK, Token.GOTO -> gotoStatement(function.jump());
            default -> expressionStatement();
        }
        function.freeRegister = function.activeLocals;
        leaveLevel();
    }

    private void block() {
        function.enterBlock(false);
        statements();
        function.leaveBlock();
    }

    // jumps

    private void gotoStatement(int at) {
        int line = lexer.line;
        if (accept(Token.GOTO)) function.addGoto(name().tojstring(), line, at);
        else {
            lexer.next();
            function.addBreak(line, at);
        }
    }

    private void skipEmptyStatements() {
        while (lexer.token == ';' || lexer.token == Token.DOUBLE_COLON) statement();
    }

    private void labelStatement(String name, int line) {
        function.checkRepeated(name);
        expect(Token.DOUBLE_COLON);
        int label = function.addLabel(name, line);
        skipEmptyStatements();
        function.finishLabel(label, isBlockEnd(false));
    }

    // conditions and loops

    private int condition() {
        Expression e = new Expression();
        expression(e);
        if (e.kind == Expression.NIL) e.kind = Expression.FALSE;
        function.goIfTrue(e);
        return e.falseJumps;
    }

    private void ifStatement(int line) {
        int ends = branch(Emitter.NO_JUMP);
        while (lexer.token == Token.ELSEIF) ends = branch(ends);
        if (accept(Token.ELSE)) block();
        expectMatch(Token.END, Token.IF, line);
        function.patchToHere(ends);
    }

    /** One condition and its block; returns the jumps to the end of the statement. */
    private int branch(int ends) {
        lexer.next();
        Expression e = new Expression();
        expression(e);
        expect(Token.THEN);
        int otherwise;
        if (lexer.token == Token.GOTO || lexer.token == Token.BREAK) {
            function.goIfFalse(e);
            function.enterBlock(false);
            gotoStatement(e.trueJumps);
            skipEmptyStatements();
            if (isBlockEnd(false)) {
                function.leaveBlock();
                return ends;
            }
            otherwise = function.jump();
        } else {
            function.goIfTrue(e);
            function.enterBlock(false);
            otherwise = e.falseJumps;
        }
        statements();
        function.leaveBlock();
        boolean goesOn = lexer.token == Token.ELSE || lexer.token == Token.ELSEIF;
        int joined = goesOn ? function.join(ends, function.jump()) : ends;
        function.patchToHere(otherwise);
        return joined;
    }

    private void whileStatement(int line) {
        lexer.next();
        int start = function.label();
        int exit = condition();
        function.enterBlock(true);
        expect(Token.DO);
        block();
        function.patch(function.jump(), start);
        expectMatch(Token.END, Token.WHILE, line);
        function.leaveBlock();
        function.patchToHere(exit);
    }

    private void repeatStatement(int line) {
        int start = function.label();
        function.enterBlock(true);
        FunctionState.Block inner = function.enterBlock(false);
        lexer.next();
        statements();
        expectMatch(Token.UNTIL, Token.REPEAT, line);
        int exit = condition();
        if (inner.hasUpvalue) function.patchClose(exit, inner.locals);
        function.leaveBlock();
        function.patch(exit, start);
        function.leaveBlock();
    }

    private void forStatement(int line) {
        function.enterBlock(true);
        lexer.next();
        LuaString first = name();
        switch (lexer.token) {
            case '=' -> numericFor(first, line);
            case ',', Token.IN -> genericFor(first);
            default -> throw lexer.syntaxError("'=' or 'in' expected");
        }
        expectMatch(Token.END, Token.FOR, line);
        function.leaveBlock();
    }

    private void numericFor(LuaString variable, int line) {
        int base = function.freeRegister;
        function.declare(INDEX);
        function.declare(LIMIT);
        function.declare(STEP);
        function.declare(variable);
        expect('=');
        inNextRegister();
        expect(',');
        inNextRegister();
        if (accept(',')) inNextRegister();
        else {
            function.emitConstantLoad(function.freeRegister, function.constant(1));
            function.reserve(1);
        }
        forBody(base, line, 1, true);
    }

    private void inNextRegister() {
        Expression e = new Expression();
        expression(e);
        function.toNextRegister(e);
    }

    private void genericFor(LuaString first) {
        int base = function.freeRegister;
        int variables = 1;
        function.declare(GENERATOR);
        function.declare(STATE);
        function.declare(CONTROL);
        function.declare(first);
        while (accept(',')) {
            function.declare(name());
            variables++;
        }
        expect(Token.IN);
        int line = lexer.line;
        Expression last = new Expression();
        int count = expressions(last);
        adjust(3, count, last);
        function.checkRegisters(3);
        forBody(base, line, variables, false);
    }

    private void forBody(int base, int line, int variables, boolean isNumeric) {
        function.activate(3);
        expect(Token.DO);
        int start = isNumeric
                ? function.emitBx(Lua.OP_FORPREP, base, Emitter.NO_JUMP + Emitter.JUMP_BIAS)
                : function.jump();
        function.enterBlock(false);
        function.activate(variables);
        function.reserve(variables);
        block();
        function.leaveBlock();
        function.patchToHere(start);
        int end;
        if (isNumeric) end = function.emitBx(Lua.OP_FORLOOP, base, Emitter.NO_JUMP + Emitter.JUMP_BIAS);
        else {
            function.emit(Lua.OP_TFORCALL, base, 0, variables);
            function.fixLine(line);
            end = function.emitBx(Lua.OP_TFORLOOP, base + 2, Emitter.NO_JUMP + Emitter.JUMP_BIAS);
        }
        function.patch(end, start + 1);
        function.fixLine(line);
    }

    // variables and functions

    private void localFunction() {
        function.declare(name());
        function.activate(1);
        Expression e = new Expression();
        int register = function.activeLocals - 1;
        body(e, false, lexer.line);
        function.restartLast(register);
    }

    private void localStatement() {
        int variables = 0;
        do {
            function.declare(name());
            variables++;
        } while (accept(','));
        Expression last = new Expression();
        int count = accept('=') ? expressions(last) : 0;
        adjust(variables, count, last);
        function.activate(variables);
    }

    /** Makes as many values as there are variables. */
    private void adjust(int variables, int count, Expression last) {
        int missing = variables - count;
        if (last.hasMultipleResults()) {
            int wanted = Math.max(missing + 1, 0);
            function.setReturns(last, wanted);
            if (wanted > 1) function.reserve(wanted - 1);
            return;
        }
        if (last.kind != Expression.VOID) function.toNextRegister(last);
        if (missing > 0) {
            int register = function.freeRegister;
            function.reserve(missing);
            function.emitNil(register, missing);
        }
    }

    private void functionStatement(int line) {
        lexer.next();
        Expression target = new Expression();
        variable(target);
        while (lexer.token == '.') field(target);
        boolean isMethod = lexer.token == ':';
        if (isMethod) field(target);
        Expression e = new Expression();
        body(e, isMethod, line);
        function.store(target, e);
        function.fixLine(line);
    }

    /** The left side of an assignment, with the targets before it. */
    private record Target(Expression variable, @Nullable Target previous) {}

    private void expressionStatement() {
        Expression e = new Expression();
        suffixed(e);
        if (lexer.token == '=' || lexer.token == ',') assign(new Target(e, null), 1);
        else if (e.kind == Expression.CALL) function.setC(e.info, 1);
        else throw lexer.syntaxError("syntax error");
    }

    private static boolean isVariable(Expression e) {
        return e.kind == Expression.LOCAL || e.kind == Expression.UPVALUE || e.kind == Expression.INDEXED;
    }

    private void assign(Target target, int targets) {
        if (!isVariable(target.variable)) throw lexer.syntaxError("syntax error");
        Expression value = new Expression();
        if (accept(',')) {
            Target next = new Target(new Expression(), target);
            suffixed(next.variable);
            if (next.variable.kind != Expression.INDEXED) avoidConflict(target, next.variable);
            checkLevels(targets);
            assign(next, targets + 1);
        } else {
            expect('=');
            int count = expressions(value);
            if (count == targets) {
                function.setOneReturn(value);
                function.store(target.variable, value);
                return;
            }
            adjust(targets, count, value);
            if (count > targets) function.freeRegister -= count - targets;
        }
        value.set(Expression.REGISTER, function.freeRegister - 1);
        function.store(target.variable, value);
    }

    /** A variable that is assigned while an earlier target still indexes with it is copied first. */
    private void avoidConflict(Target targets, Expression assigned) {
        int copy = function.freeRegister;
        boolean isLocal = assigned.kind == Expression.LOCAL;
        boolean conflicts = false;
        for (Target each = targets; each != null; each = each.previous) {
            Expression e = each.variable;
            if (e.kind != Expression.INDEXED) continue;
            if (e.isUpvalueTable != isLocal && e.table == assigned.info) {
                conflicts = true;
                e.isUpvalueTable = false;
                e.table = copy;
            }
            if (isLocal && e.key == assigned.info) {
                conflicts = true;
                e.key = copy;
            }
        }
        if (!conflicts) return;
        function.emit(isLocal ? Lua.OP_MOVE : Lua.OP_GETUPVAL, copy, assigned.info, 0);
        function.reserve(1);
    }

    private void returnStatement() {
        int first = 0;
        int count = 0;
        if (!isBlockEnd(true) && lexer.token != ';') {
            Expression last = new Expression();
            count = expressions(last);
            if (last.hasMultipleResults()) {
                function.setReturns(last, Emitter.MULTIPLE);
                if (last.kind == Expression.CALL && count == 1) {
                    function.code[last.info] = function.code[last.info] & ~0x3f | Lua.OP_TAILCALL;
                }
                first = function.activeLocals;
                count = Emitter.MULTIPLE;
            } else if (count == 1) first = function.toAnyRegister(last);
            else {
                function.toNextRegister(last);
                first = function.activeLocals;
            }
        }
        function.emitReturn(first, count);
        accept(';');
    }
}
