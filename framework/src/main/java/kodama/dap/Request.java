package kodama.dap;

/**
 * What the editor asks.
 *
 * @param seq the number by which it is answered
 * @param command what is to be done
 * @param arguments with what
 */
record Request(int seq, String command, Arguments arguments) {}
