package kodama.lua.compile;

import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/**
 * Parses the statements of one function and generates its code in a single pass, with the same instructions as the
 * reference implementation. Each inner function has its own parser.
 */
final class Parser {

    private static final LuaString SELF = LuaValue.valueOf("self");
    private static final LuaString INDEX = LuaValue.valueOf("(for index)");
    private static final LuaString LIMIT = LuaValue.valueOf("(for limit)");
    private static final LuaString STEP = LuaValue.valueOf("(for step)");
    private static final LuaString GENERATOR = LuaValue.valueOf("(for generator)");
    private static final LuaString STATE = LuaValue.valueOf("(for state)");
    private static final LuaString CONTROL = LuaValue.valueOf("(for control)");

    private final Lexer lexer;
    private final TokenReader tokens;
    private final SyntaxReporter syntax;
    private final NestingLimit nesting;
    private final LuaString source;
    private final FunctionState function;
    private final CodeWriter code;
    private final RegisterAllocator registers;
    private final ExpressionCode values;
    private final LuaExpressionParser expressions;

    private Parser(Lexer lexer, SyntaxReporter syntax, NestingLimit nesting, LuaString source, FunctionState function) {
        this.lexer = lexer;
        this.syntax = syntax;
        this.nesting = nesting;
        this.source = source;
        this.function = function;
        tokens = new TokenReader(lexer, syntax);
        code = function.code;
        registers = function.registers;
        values = function.values;
        expressions = new LuaExpressionParser(lexer, tokens, syntax, nesting, function, this::innerFunction);
    }

    static Prototype parse(byte[] source, String chunkName, DoubleFunction<LuaValue> numbers, SyntaxObserver observer) {
        Lexer lexer = new Lexer(source, chunkName, numbers);
        FunctionState main = FunctionState.main(lexer);
        SyntaxReporter syntax = new SyntaxReporter(lexer, observer);
        return new Parser(lexer, syntax, new NestingLimit(), LuaValue.valueOf(chunkName), main).chunk();
    }

    private Prototype chunk() {
        lexer.next();
        statements();
        tokens.check(Token.EOF);
        syntax.node(SyntaxKind.BLOCK, 0);
        return function.finish(source);
    }

    // functions

    private void innerFunction(ExpressionState into, boolean isMethod, int line) {
        FunctionState inner = new FunctionState(lexer, function, line);
        Prototype made = new Parser(lexer, syntax, nesting, source, inner).body(isMethod, line);
        into.set(ExpressionState.RELOCATABLE, code.emitBx(Opcode.CLOSURE, 0, function.addChild(made)));
        values.toNextRegister(into);
    }

    private Prototype body(boolean isMethod, int line) {
        int start = syntax.tokenStart();
        tokens.expect('(');
        if (isMethod) {
            function.declare(SELF);
            function.activate(1);
        }
        parameters();
        tokens.expect(')');
        bareBlock();
        function.lastLineDefined = lexer.line;
        tokens.expectMatch(Token.END, Token.FUNCTION, line);
        syntax.node(isMethod ? SyntaxKind.METHOD : SyntaxKind.FUNCTION, start);
        return function.finish(source);
    }

    private void parameters() {
        int start = syntax.tokenStart();
        int count = 0;
        if (lexer.token != ')') {
            do {
                if (lexer.token == Token.DOTS) {
                    syntax.word(SyntaxKind.VARARG);
                    lexer.next();
                    function.isVararg = true;
                } else if (lexer.token == Token.NAME) {
                    function.declare(tokens.name(SyntaxKind.DECLARATION));
                    count++;
                } else throw lexer.syntaxError("<name> or '...' expected");
            } while (!function.isVararg && tokens.accept(','));
        }
        syntax.node(SyntaxKind.PARAMETERS, start);
        function.activate(count);
        function.parameters = registers.locals;
        registers.reserve(registers.locals);
    }

    // statements

    private boolean isBlockEnd(boolean withUntil) {
        return switch (lexer.token) {
            case Token.ELSE, Token.ELSEIF, Token.END, Token.EOF -> true;
            case Token.UNTIL -> withUntil;
            default -> false;
        };
    }

    private void statements() {
        while (!isBlockEnd(true)) {
            boolean isLast = lexer.token == Token.RETURN;
            statement();
            if (isLast) return;
        }
    }

    private void statement() {
        int line = lexer.line;
        int start = syntax.tokenStart();
        nesting.enter(function);
        switch (lexer.token) {
            case ';' -> lexer.next();
            case Token.IF -> ifStatement(line);
            case Token.WHILE -> whileStatement(line);
            case Token.DO -> {
                lexer.next();
                block();
                tokens.expectMatch(Token.END, Token.DO, line);
                syntax.node(SyntaxKind.DO, start);
            }
            case Token.FOR -> forStatement(line);
            case Token.REPEAT -> repeatStatement(line);
            case Token.FUNCTION -> functionStatement(line);
            case Token.LOCAL -> {
                lexer.next();
                if (tokens.accept(Token.FUNCTION)) localFunction(start);
                else localStatement(start);
            }
            case Token.DOUBLE_COLON -> {
                lexer.next();
                labelStatement(tokens.name(SyntaxKind.KEY).tojstring(), line, start);
            }
            case Token.RETURN -> {
                lexer.next();
                returnStatement(start);
            }
            case Token.BREAK, Token.GOTO -> gotoStatement(code.jump());
            default -> expressionStatement();
        }
        registers.releaseAll();
        nesting.leave();
    }

    private void block() {
        function.enterBlock(false);
        bareBlock();
        function.leaveBlock();
    }

    /** Parses the statements of a block that has been entered. */
    private void bareBlock() {
        int start = syntax.tokenStart();
        statements();
        syntax.node(SyntaxKind.BLOCK, start);
    }

    // jumps

    private void gotoStatement(int at) {
        int line = lexer.line;
        int start = syntax.tokenStart();
        boolean isGoto = lexer.token == Token.GOTO;
        lexer.next();
        if (isGoto) function.addGoto(tokens.name(SyntaxKind.KEY).tojstring(), line, at);
        else function.addBreak(line, at);
        syntax.node(isGoto ? SyntaxKind.GOTO : SyntaxKind.BREAK, start);
    }

    private void skipEmptyStatements() {
        while (lexer.token == ';' || lexer.token == Token.DOUBLE_COLON) statement();
    }

    private void labelStatement(String name, int line, int start) {
        function.checkRepeated(name);
        tokens.expect(Token.DOUBLE_COLON);
        syntax.node(SyntaxKind.LABEL, start);
        int label = function.addLabel(name, line);
        skipEmptyStatements();
        function.finishLabel(label, isBlockEnd(false));
    }

    // conditions and loops

    private int condition() {
        ExpressionState e = new ExpressionState();
        expressions.expression(e);
        if (e.kind == ExpressionState.NIL) e.kind = ExpressionState.FALSE;
        values.goIfTrue(e);
        return e.falseJumps;
    }

    private void ifStatement(int line) {
        int start = syntax.tokenStart();
        int ends = branch(CodeWriter.NO_JUMP);
        while (lexer.token == Token.ELSEIF) ends = branch(ends);
        if (tokens.accept(Token.ELSE)) block();
        tokens.expectMatch(Token.END, Token.IF, line);
        syntax.node(SyntaxKind.IF, start);
        code.patchToHere(ends);
    }

    /** Parses a condition and its block; returns the jumps to the end of the statement. */
    private int branch(int ends) {
        lexer.next();
        ExpressionState e = new ExpressionState();
        expressions.expression(e);
        tokens.expect(Token.THEN);
        int start = syntax.tokenStart();
        int otherwise;
        if (lexer.token == Token.GOTO || lexer.token == Token.BREAK) {
            values.goIfFalse(e);
            function.enterBlock(false);
            gotoStatement(e.trueJumps);
            skipEmptyStatements();
            if (isBlockEnd(false)) {
                syntax.node(SyntaxKind.BLOCK, start);
                function.leaveBlock();
                return ends;
            }
            otherwise = code.jump();
        } else {
            values.goIfTrue(e);
            function.enterBlock(false);
            otherwise = e.falseJumps;
        }
        statements();
        syntax.node(SyntaxKind.BLOCK, start);
        function.leaveBlock();
        boolean goesOn = lexer.token == Token.ELSE || lexer.token == Token.ELSEIF;
        int joined = goesOn ? code.join(ends, code.jump()) : ends;
        code.patchToHere(otherwise);
        return joined;
    }

    private void whileStatement(int line) {
        int begin = syntax.tokenStart();
        lexer.next();
        int start = code.label();
        int exit = condition();
        function.enterBlock(true);
        tokens.expect(Token.DO);
        block();
        code.patch(code.jump(), start);
        tokens.expectMatch(Token.END, Token.WHILE, line);
        syntax.node(SyntaxKind.WHILE, begin);
        function.leaveBlock();
        code.patchToHere(exit);
    }

    private void repeatStatement(int line) {
        int begin = syntax.tokenStart();
        int start = code.label();
        function.enterBlock(true);
        FunctionState.Block inner = function.enterBlock(false);
        lexer.next();
        bareBlock();
        tokens.expectMatch(Token.UNTIL, Token.REPEAT, line);
        int exit = condition();
        syntax.node(SyntaxKind.REPEAT, begin);
        if (inner.hasUpvalue) code.patchClose(exit, inner.locals);
        function.leaveBlock();
        code.patch(exit, start);
        function.leaveBlock();
    }

    private void forStatement(int line) {
        int start = syntax.tokenStart();
        function.enterBlock(true);
        lexer.next();
        LuaString first = tokens.name(SyntaxKind.DECLARATION);
        boolean isNumeric = lexer.token == '=';
        switch (lexer.token) {
            case '=' -> numericFor(first, line);
            case ',', Token.IN -> genericFor(first);
            default -> throw lexer.syntaxError("'=' or 'in' expected");
        }
        tokens.expectMatch(Token.END, Token.FOR, line);
        syntax.node(isNumeric ? SyntaxKind.NUMERIC_FOR : SyntaxKind.GENERIC_FOR, start);
        function.leaveBlock();
    }

    private void numericFor(LuaString variable, int line) {
        int base = registers.free;
        function.declare(INDEX);
        function.declare(LIMIT);
        function.declare(STEP);
        function.declare(variable);
        tokens.expect('=');
        inNextRegister();
        tokens.expect(',');
        inNextRegister();
        if (tokens.accept(',')) inNextRegister();
        else {
            values.emitConstantLoad(registers.free, function.constants.of(1));
            registers.reserve(1);
        }
        forBody(base, line, 1, true);
    }

    private void inNextRegister() {
        ExpressionState e = new ExpressionState();
        expressions.expression(e);
        values.toNextRegister(e);
    }

    private void genericFor(LuaString first) {
        int base = registers.free;
        int variables = 1;
        function.declare(GENERATOR);
        function.declare(STATE);
        function.declare(CONTROL);
        function.declare(first);
        while (tokens.accept(',')) {
            function.declare(tokens.name(SyntaxKind.DECLARATION));
            variables++;
        }
        tokens.expect(Token.IN);
        int line = lexer.line;
        ExpressionState last = new ExpressionState();
        int count = values(last);
        adjust(3, count, last);
        registers.check(3);
        forBody(base, line, variables, false);
    }

    private void forBody(int base, int line, int variables, boolean isNumeric) {
        function.activate(3);
        tokens.expect(Token.DO);
        int start = isNumeric ? code.emitJump(Opcode.FORPREP, base) : code.jump();
        function.enterBlock(false);
        function.activate(variables);
        registers.reserve(variables);
        block();
        function.leaveBlock();
        code.patchToHere(start);
        int end;
        if (isNumeric) end = code.emitJump(Opcode.FORLOOP, base);
        else {
            code.emit(Opcode.TFORCALL, base, 0, variables);
            code.fixLine(line);
            end = code.emitJump(Opcode.TFORLOOP, base + 2);
        }
        code.patch(end, start + 1);
        code.fixLine(line);
    }

    // variables and functions

    private void localFunction(int start) {
        function.declare(tokens.name(SyntaxKind.DECLARATION));
        function.activate(1);
        ExpressionState e = new ExpressionState();
        int register = registers.locals - 1;
        innerFunction(e, false, lexer.line);
        syntax.node(SyntaxKind.LOCAL_FUNCTION, start);
        function.restartLast(register);
    }

    private void localStatement(int start) {
        int variables = 0;
        do {
            function.declare(tokens.name(SyntaxKind.DECLARATION));
            variables++;
        } while (tokens.accept(','));
        ExpressionState last = new ExpressionState();
        int count = tokens.accept('=') ? values(last) : 0;
        syntax.node(SyntaxKind.LOCAL, start);
        adjust(variables, count, last);
        function.activate(variables);
    }

    /** Parses a list of values, and puts all but the last in registers; returns their number. */
    private int values(ExpressionState last) {
        int start = syntax.tokenStart();
        int count = expressions.list(last);
        syntax.node(SyntaxKind.VALUES, start);
        return count;
    }

    /** Adjusts the number of values to the number of variables. */
    private void adjust(int variables, int count, ExpressionState last) {
        int missing = variables - count;
        if (last.hasMultipleResults()) {
            int wanted = Math.max(missing + 1, 0);
            values.setReturns(last, wanted);
            if (wanted > 1) registers.reserve(wanted - 1);
            return;
        }
        if (last.kind != ExpressionState.VOID) values.toNextRegister(last);
        if (missing > 0) {
            int register = registers.free;
            registers.reserve(missing);
            code.emitNil(register, missing);
        }
    }

    private void functionStatement(int line) {
        int start = syntax.tokenStart();
        lexer.next();
        int name = syntax.tokenStart();
        ExpressionState target = new ExpressionState();
        expressions.variable(target);
        while (lexer.token == '.') expressions.field(target, name);
        boolean isMethod = lexer.token == ':';
        if (isMethod) expressions.field(target, name);
        ExpressionState e = new ExpressionState();
        innerFunction(e, isMethod, line);
        syntax.node(SyntaxKind.FUNCTION_STATEMENT, start);
        values.store(target, e);
        code.fixLine(line);
    }

    /** The left side of an assignment, linked to the targets before it. */
    private record Target(
            ExpressionState variable, @Nullable Target previous) {}

    private void expressionStatement() {
        int start = syntax.tokenStart();
        ExpressionState e = new ExpressionState();
        expressions.suffixed(e);
        if (lexer.token == '=' || lexer.token == ',') {
            assign(new Target(e, null), 1, start);
            syntax.node(SyntaxKind.ASSIGNMENT, start);
        } else if (e.kind == ExpressionState.CALL) {
            syntax.node(SyntaxKind.CALL_STATEMENT, start);
            code.setC(e.info, 1);
        } else throw lexer.syntaxError("syntax error");
    }

    private static boolean isVariable(ExpressionState e) {
        return e.kind == ExpressionState.LOCAL
                || e.kind == ExpressionState.UPVALUE
                || e.kind == ExpressionState.INDEXED;
    }

    private void assign(Target target, int targets, int start) {
        if (!isVariable(target.variable)) throw lexer.syntaxError("syntax error");
        ExpressionState value = new ExpressionState();
        if (tokens.accept(',')) {
            Target next = new Target(new ExpressionState(), target);
            expressions.suffixed(next.variable);
            if (next.variable.kind != ExpressionState.INDEXED) avoidConflict(target, next.variable);
            nesting.check(function, targets);
            assign(next, targets + 1, start);
        } else {
            syntax.node(SyntaxKind.TARGETS, start);
            tokens.expect('=');
            int count = values(value);
            if (count == targets) {
                values.setOneReturn(value);
                values.store(target.variable, value);
                return;
            }
            adjust(targets, count, value);
            if (count > targets) registers.free -= count - targets;
        }
        value.set(ExpressionState.REGISTER, registers.free - 1);
        values.store(target.variable, value);
    }

    /** Copies a variable that is assigned while an earlier target uses it as table or key. */
    private void avoidConflict(Target targets, ExpressionState assigned) {
        int copy = registers.free;
        boolean isLocal = assigned.kind == ExpressionState.LOCAL;
        boolean conflicts = false;
        for (Target each = targets; each != null; each = each.previous) {
            ExpressionState e = each.variable;
            if (e.kind != ExpressionState.INDEXED) continue;
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
        code.emit(isLocal ? Opcode.MOVE : Opcode.GETUPVAL, copy, assigned.info, 0);
        registers.reserve(1);
    }

    private void returnStatement(int start) {
        int first = 0;
        int count = 0;
        if (!isBlockEnd(true) && lexer.token != ';') {
            ExpressionState last = new ExpressionState();
            count = values(last);
            if (last.hasMultipleResults()) {
                values.setReturns(last, ExpressionCode.MULTIPLE);
                if (last.kind == ExpressionState.CALL && count == 1) {
                    code.setOpcode(last.info, Opcode.TAILCALL);
                }
                first = registers.locals;
                count = ExpressionCode.MULTIPLE;
            } else if (count == 1) first = values.toAnyRegister(last);
            else {
                values.toNextRegister(last);
                first = registers.locals;
            }
        }
        syntax.node(SyntaxKind.RETURN, start);
        code.emitReturn(first, count);
        tokens.accept(';');
    }
}
