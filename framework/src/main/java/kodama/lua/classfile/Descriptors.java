package kodama.lua.classfile;

/** How many places of the operand stack the types in descriptors take. */
final class Descriptors {

    private Descriptors() {}

    static int size(String type) {
        return switch (type.charAt(0)) {
            case 'V' -> 0;
            case 'D', 'J' -> 2;
            default -> 1;
        };
    }

    static int result(String method) {
        return size(method.substring(method.indexOf(')') + 1));
    }

    static int arguments(String method) {
        int sum = 0;
        for (int at = 1; method.charAt(at) != ')'; at = end(method, at)) sum += size(method.substring(at));
        return sum;
    }

    /** Where the type that begins at a place ends. */
    private static int end(String method, int start) {
        int at = start;
        while (method.charAt(at) == '[') at++;
        return method.charAt(at) == 'L' ? method.indexOf(';', at) + 1 : at + 1;
    }
}
