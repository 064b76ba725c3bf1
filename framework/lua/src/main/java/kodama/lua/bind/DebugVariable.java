package kodama.lua.bind;

import java.util.function.Consumer;

/**
 * A variable of a function that runs.
 *
 * @param name as the script writes it
 * @param value what it holds now
 * @param setter gives it another value
 */
public record DebugVariable(String name, Value value, Consumer<Value> setter) {}
