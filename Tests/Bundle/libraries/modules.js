exports.MyModule = { async greet(name) { return `Hello, ${name}`; } };
