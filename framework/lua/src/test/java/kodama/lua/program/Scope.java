package kodama.lua.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** The visible variables and the enclosing blocks at a place in a program. */
final class Scope {

    /** Most variables of one function, including upvalues; Lua's limits are 200 and 255. */
    private static final int MAX_VARIABLES = 170;

    /** Number of variables to choose from, the nearest ones. */
    private static final int NEAR = 30;

    private record Variable(String name, String kind) {}

    /**
     * A block.
     *
     * @param start index of its first variable
     * @param function index of its function's first variable
     */
    private record Block(int start, int function, boolean isLoop, boolean isVararg) {}

    private final List<Variable> variables = new ArrayList<>();
    private final Deque<Block> blocks = new ArrayDeque<>();

    Scope() {
        blocks.push(new Block(0, 0, false, true));
    }

    void open(String kind) {
        Block around = blocks.element();
        int start = variables.size();
        blocks.push(
                switch (kind) {
                    case "fixed" -> new Block(start, start, false, false);
                    case "vararg" -> new Block(start, start, false, true);
                    case "loop" -> new Block(start, around.function, true, around.isVararg);
                    default -> new Block(start, around.function, around.isLoop, around.isVararg);
                });
    }

    void close() {
        int start = blocks.pop().start;
        variables.subList(start, variables.size()).clear();
    }

    void declare(String name, String kind) {
        variables.add(new Variable(name, kind));
    }

    boolean isFull() {
        return variables.size() - blocks.element().function >= MAX_VARIABLES || variables.size() > 2 * MAX_VARIABLES;
    }

    boolean isAll(Set<String> needs) {
        Block block = blocks.element();
        return (block.isLoop || !needs.contains("loop")) && (block.isVararg || !needs.contains("vararg"));
    }

    /** Returns the nearest variables of a kind. */
    List<String> known(String kind) {
        List<String> found = new ArrayList<>();
        for (int i = variables.size(); --i >= 0 && found.size() < NEAR; ) {
            if (variables.get(i).kind.equals(kind)) found.add(variables.get(i).name);
        }
        return found;
    }
}
