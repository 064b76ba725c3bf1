package kodama.lua.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LocVars;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Upvaldesc;

/** The state of one function during compilation: its blocks, variables, upvalues, labels and gotos, and its code. */
final class FunctionState {

    static final LuaString ENVIRONMENT = LuaValue.valueOf("_ENV");

    private static final int MAX_LOCALS = 200;
    private static final int MAX_UPVALUES = 255;

    /** A block of statements. */
    static final class Block {
        /** The enclosing block; null for the function's own. */
        final @Nullable Block outer;

        final int firstLabel;
        final int firstGoto;
        /** Number of local variables at its beginning. */
        final int locals;

        final boolean isLoop;
        boolean hasUpvalue;

        Block(@Nullable Block outer, int firstLabel, int firstGoto, int locals, boolean isLoop) {
            this.outer = outer;
            this.firstLabel = firstLabel;
            this.firstGoto = firstGoto;
            this.locals = locals;
            this.isLoop = isLoop;
        }
    }

    /** A label, or a goto whose label is not known yet. */
    private static final class Label {
        final String name;
        final int line;
        /** For a label, the next instruction; for a goto, its jump. */
        final int at;

        int locals;

        Label(String name, int line, int at, int locals) {
            this.name = name;
            this.line = line;
            this.at = at;
            this.locals = locals;
        }
    }

    private static final String BREAK = "break";

    final CodeWriter code;
    final RegisterAllocator registers;
    final ConstantTable constants;
    final ExpressionCode values;

    private final Lexer lexer;
    /** The enclosing function; null for the main chunk. */
    private final @Nullable FunctionState outer;

    private final List<LocVars> variables = new ArrayList<>();
    private final List<LocVars> declared = new ArrayList<>();
    private final List<Upvaldesc> upvalues = new ArrayList<>();
    private final List<Prototype> children = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private final List<Label> gotos = new ArrayList<>();

    /** Number of labels, and of gotos, by name: most lookups fail, and are faster this way. */
    private final Map<String, Integer> labelNames = new HashMap<>();

    private final Map<String, Integer> gotoNames = new HashMap<>();

    /** The innermost block; initially the function's body. */
    private Block block = new Block(null, 0, 0, 0, false);

    /** The first line; 0 for the main chunk. */
    private final int lineDefined;

    int lastLineDefined;
    int parameters;
    boolean isVararg;

    FunctionState(Lexer lexer, @Nullable FunctionState outer, int lineDefined) {
        this.lexer = lexer;
        this.outer = outer;
        this.lineDefined = lineDefined;
        code = new CodeWriter(lexer);
        registers = new RegisterAllocator(lexer);
        constants = new ConstantTable(lexer.numbers);
        values = new ExpressionCode(code, constants, registers);
    }

    /** Makes the state of a main chunk. */
    static FunctionState main(Lexer lexer) {
        FunctionState main = new FunctionState(lexer, null, 0);
        main.isVararg = true;
        main.addUpvalue(ENVIRONMENT, true, 0);
        return main;
    }

    /** Ends the function and returns the prototype. */
    Prototype finish(LuaString source) {
        code.emitReturn(0, 0);
        leaveBlock();
        Prototype made = new Prototype();
        made.code = code.instructions();
        made.lineinfo = code.lines();
        made.k = constants.values();
        made.p = children.toArray(Prototype[]::new);
        made.locvars = variables.toArray(LocVars[]::new);
        made.upvalues = upvalues.toArray(Upvaldesc[]::new);
        made.source = source;
        made.linedefined = lineDefined;
        made.lastlinedefined = lastLineDefined;
        made.numparams = parameters;
        made.is_vararg = isVararg ? 1 : 0;
        made.maxstacksize = registers.most();
        return made;
    }

    int addChild(Prototype child) {
        children.add(child);
        return children.size() - 1;
    }

    private SyntaxError tooMany(String what, int limit) {
        String where = lineDefined == 0 ? "main function" : "function at line " + lineDefined;
        return lexer.syntaxError("too many " + what + " (limit is " + limit + ") in " + where);
    }

    void checkDepth(int depth, int limit) {
        if (depth > limit) throw tooMany("C levels", limit);
    }

    // variables

    /** Declares a local variable that is not in scope yet. */
    void declare(LuaString name) {
        if (declared.size() + 1 > MAX_LOCALS) throw tooMany("local variables", MAX_LOCALS);
        LocVars variable = new LocVars(name, 0, 0);
        variables.add(variable);
        declared.add(variable);
    }

    void activate(int count) {
        for (int i = 0; i < count; i++) declared.get(registers.locals++).startpc = code.pc();
    }

    /** Restarts the scope of a local function's variable after its closure, as the function may refer to itself. */
    void restartLast(int register) {
        declared.get(register).startpc = code.pc();
    }

    private void deactivate(int level) {
        while (registers.locals > level) {
            declared.get(--registers.locals).endpc = code.pc();
            declared.remove(registers.locals);
        }
    }

    private int local(LuaString name) {
        for (int i = registers.locals - 1; i >= 0; i--)
            if (declared.get(i).varname.raweq(name)) return i;
        return -1;
    }

    private int upvalue(LuaString name) {
        for (int i = 0; i < upvalues.size(); i++) if (upvalues.get(i).name.raweq(name)) return i;
        return -1;
    }

    int addUpvalue(LuaString name, boolean isLocal, int index) {
        if (upvalues.size() + 1 > MAX_UPVALUES) throw tooMany("upvalues", MAX_UPVALUES);
        upvalues.add(new Upvaldesc(name, isLocal, index));
        return upvalues.size() - 1;
    }

    /** Looks up a variable in this and the enclosing functions; false if it is a global. */
    boolean find(LuaString name, ExpressionState into, boolean isInner) {
        int register = local(name);
        if (register >= 0) {
            into.set(ExpressionState.LOCAL, register);
            if (isInner) markCaptured(register);
            return true;
        }
        int index = upvalue(name);
        if (index < 0) {
            if (outer == null || !outer.find(name, into, true)) return false;
            index = addUpvalue(name, into.kind == ExpressionState.LOCAL, into.info);
        }
        into.set(ExpressionState.UPVALUE, index);
        return true;
    }

    private void markCaptured(int register) {
        Block owner = block;
        while (owner.outer != null && owner.locals > register) owner = owner.outer;
        owner.hasUpvalue = true;
    }

    // blocks

    Block enterBlock(boolean isLoop) {
        block = new Block(block, labels.size(), gotos.size(), registers.locals, isLoop);
        return block;
    }

    void leaveBlock() {
        Block left = block;
        Block around = left.outer;
        if (around != null && left.hasUpvalue) {
            int at = code.jump();
            code.patchClose(at, left.locals);
            code.patchToHere(at);
        }
        if (left.isLoop) closeBreaks();
        if (around != null) block = around;
        deactivate(left.locals);
        registers.releaseAll();
        while (labels.size() > left.firstLabel)
            labelNames.merge(labels.remove(labels.size() - 1).name, -1, Integer::sum);
        if (around != null) moveGotosOut(left);
        else if (left.firstGoto < gotos.size()) throw undefined(gotos.get(left.firstGoto));
    }

    private void closeBreaks() {
        Label label = new Label(BREAK, 0, code.pc(), registers.locals);
        keep(label);
        findGotos(label);
    }

    private void moveGotosOut(Block left) {
        int i = left.firstGoto;
        while (i < gotos.size()) {
            Label each = gotos.get(i);
            if (each.locals > left.locals) {
                if (left.hasUpvalue) code.patchClose(each.at, left.locals);
                each.locals = left.locals;
            }
            if (!findLabel(i)) i++;
        }
    }

    private SyntaxError undefined(Label missing) {
        boolean isBreak = missing.name.equals(BREAK);
        return lexer.plainError(
                isBreak
                        ? "<break> at line " + missing.line + " not inside a loop"
                        : "no visible label '" + missing.name + "' for <goto> at line " + missing.line);
    }

    // labels

    void addBreak(int line, int at) {
        addGoto(BREAK, line, at);
    }

    void addGoto(String name, int line, int at) {
        gotos.add(new Label(name, line, at, registers.locals));
        gotoNames.merge(name, 1, Integer::sum);
        findLabel(gotos.size() - 1);
    }

    void checkRepeated(String name) {
        if (labelNames.getOrDefault(name, 0) == 0) return;
        for (int i = block.firstLabel; i < labels.size(); i++) {
            Label each = labels.get(i);
            if (!each.name.equals(name)) continue;
            throw lexer.plainError("label '" + name + "' already defined on line " + each.line);
        }
    }

    int addLabel(String name, int line) {
        keep(new Label(name, line, code.pc(), registers.locals));
        code.label();
        return labels.size() - 1;
    }

    private void keep(Label label) {
        labels.add(label);
        labelNames.merge(label.name, 1, Integer::sum);
    }

    /** Completes a label; at the end of its block, local variables are already out of scope. */
    void finishLabel(int index, boolean isLast) {
        Label label = labels.get(index);
        if (isLast) label.locals = block.locals;
        findGotos(label);
    }

    private boolean findLabel(int index) {
        Label waiting = gotos.get(index);
        if (labelNames.getOrDefault(waiting.name, 0) == 0) return false;
        for (int i = block.firstLabel; i < labels.size(); i++) {
            Label label = labels.get(i);
            if (!label.name.equals(waiting.name)) continue;
            if (waiting.locals > label.locals && (block.hasUpvalue || labels.size() > block.firstLabel)) {
                code.patchClose(waiting.at, label.locals);
            }
            closeGoto(index, label);
            return true;
        }
        return false;
    }

    private void findGotos(Label label) {
        if (gotoNames.getOrDefault(label.name, 0) == 0) return;
        int i = block.firstGoto;
        while (i < gotos.size()) {
            if (gotos.get(i).name.equals(label.name)) closeGoto(i, label);
            else i++;
        }
    }

    private void closeGoto(int index, Label label) {
        Label waiting = gotos.get(index);
        if (waiting.locals < label.locals) {
            String variable = declared.get(waiting.locals).varname.tojstring();
            throw lexer.plainError("<goto " + waiting.name + "> at line " + waiting.line
                    + " jumps into the scope of local '" + variable + "'");
        }
        code.patch(waiting.at, label.at);
        gotos.remove(index);
        gotoNames.merge(waiting.name, -1, Integer::sum);
    }
}
